# To be filled by the table compiler's room.
