// A picture with few colours as a small PNG file: a screenshot of a page needs no more than some dozen.
import { deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

interface Paletted {
  width: number;
  height: number;
  palette: number[]; // red, green and blue of each colour
  pixels: number[]; // colours, row by row
}

const mostColours = 48;

// Read by the browser, which knows PNG: the most frequent colours stay, each other one becomes the nearest of them.
function paletted(page: Page, png: Buffer): Promise<Paletted> {
  return page.evaluate(
    async ({ url, most }) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      const colourAt = (pixel: number): number => (data[4 * pixel]! << 16) | (data[4 * pixel + 1]! << 8) | data[4 * pixel + 2]!;
      const counts = new Map<number, number>();
      for (let pixel = 0; pixel < width * height; ++pixel) counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1);
      const distance = (a: number, b: number): number =>
        [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255)).reduce((sum, step) => sum + step * step, 0);
      const kept: number[] = [];
      for (const [colour] of [...counts].sort((a, b) => b[1] - a[1])) {
        if (kept.length === most) break;
        if (kept.every((other) => distance(other, colour) > 150)) kept.push(colour);
      }
      const nearest = new Map<number, number>();
      for (const colour of counts.keys()) nearest.set(colour, kept.reduce((best, other, i) => (distance(other, colour) < distance(kept[best]!, colour) ? i : best), 0));
      const pixels = Array.from({ length: width * height }, (_, pixel) => nearest.get(colourAt(pixel))!);
      return { width, height, palette: kept.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]), pixels };
    },
    { url: `data:image/png;base64,${png.toString("base64")}`, most: mostColours },
  );
}

function checksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; ++bit) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(checksum(named), named.length + 4);
  return framed;
}

export async function palettePng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, palette, pixels } = await paletted(page, png);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // bits of a pixel, a palette, and the only ways there are to pack, filter and send it
  const rows = Array.from({ length: height }, (_, row) => Buffer.from([0, ...pixels.slice(row * width, (row + 1) * width)]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
