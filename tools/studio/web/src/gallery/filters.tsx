// The controls that choose entries.
import type { JSX } from "preact";
import { words } from "../words.ts";
import { type Choices, type EntryFilter, everything } from "./filter.ts";

interface FiltersProps {
  filter: EntryFilter;
  choices: Choices;
  onChange: (filter: EntryFilter) => void;
}

export function Filters({ filter, choices, onChange }: FiltersProps): JSX.Element {
  const choice = (name: keyof EntryFilter, title: string, values: [string, string][]): JSX.Element => (
    <label>
      {title}
      <select value={filter[name]} onChange={(event) => onChange({ ...filter, [name]: event.currentTarget.value })}>
        <option value="">{words.all}</option>
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const themselves = (values: string[]): [string, string][] => values.map((value) => [value, value]);
  const isFiltered = Object.values(filter).some((value) => value !== "");
  return (
    <form class="filters" role="search" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
      <label class="search">
        {words.text}
        <input type="search" value={filter.text} onInput={(event) => onChange({ ...filter, text: event.currentTarget.value })} />
      </label>
      {choice("kind", words.kind, themselves(choices.kinds))}
      {choice("class", words.class, themselves(choices.classes))}
      {choice("attribute", words.attribute, themselves(choices.attributes))}
      {choice("findings", words.findingsFilter, [
        ["with", words.withFindings],
        ["without", words.withoutFindings],
      ])}
      {choice("hits", words.hitsFilter, [
        ["with", words.withHits],
        ["without", words.withoutHits],
        ["unknown", words.notSearched],
      ])}
      {isFiltered && (
        <button type="button" onClick={() => onChange(everything)}>
          {words.clearFilters}
        </button>
      )}
    </form>
  );
}
