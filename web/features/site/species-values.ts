/** The changes that the form makes to the list of species. */
import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { SPECIES_ID_LENGTH } from '#shared/limits.ts';
import { speciesListIssues } from '#shared/site/rules.ts';
import type { SpeciesSettings } from '#shared/site/rules-schemas.ts';
import { entryName } from '#shared/species/list.ts';
import { lastingName } from '#shared/species/names.ts';
import { type SpeciesEntry, speciesEntry } from '#shared/species/schemas.ts';
import { OTHER } from '#shared/species/species.ts';
import { folded } from '#shared/text/folded.ts';
import type { OtherLanguage } from '#shared/text/in-languages.ts';
import { entryFacts } from '#words/site/rules.ts';
import { nothing } from '#words/site/settings.ts';
import * as words from '#words/site/species-settings.ts';
import type { Difference } from './differences.tsx';

/** The values of the dialog's inputs. */
export interface EntryValues {
  name: string;
  names: Record<OtherLanguage, string>;
  group: string;
  drawing: SpeciesEntry['drawing'];
  formsHistamine: boolean;
  hidden: boolean;
}

export const NEW_ENTRY: EntryValues = {
  name: '',
  names: { es: '', pt: '', vi: '' },
  group: '',
  drawing: 'default',
  formsHistamine: false,
  hidden: false,
};

export const entryValues = ({
  name,
  names,
  group = '',
  drawing,
  formsHistamine,
  hidden,
}: SpeciesEntry): EntryValues => ({
  name,
  names: { ...NEW_ENTRY.names, ...names },
  group,
  drawing,
  formsHistamine: formsHistamine === true,
  hidden: hidden === true,
});

/** A permanent id for posts, made from the first name, or from a number if the name has no Latin letters. */
function idFor(name: string, list: readonly SpeciesEntry[]): string {
  const plain = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    // Leaves room for a number at the end.
    .slice(0, SPECIES_ID_LENGTH.max - 3)
    .replace(/^-|-$/g, '');
  const id = /^[a-z].+/.test(plain) ? plain : `fish-${list.length}`;
  return list.some((each) => each.id === id) ? `${id}-${list.length}` : id;
}

export type Edited = { ok: true; list: SpeciesEntry[] } | { ok: false; issues: FieldIssue[] };

/** The list with an entry changed, or added before Other. @param id undefined for a new one */
export function withEntry(
  list: readonly SpeciesEntry[],
  values: EntryValues,
  id: string | undefined,
): Edited {
  const { name, group, drawing, formsHistamine, hidden } = values;
  const names = Object.entries(values.names).filter(([, text]) => text.trim() !== '');
  const { data: entry, error } = z.safeParse(speciesEntry, {
    id: id ?? idFor(name, list),
    name,
    ...(names.length > 0 && { names: Object.fromEntries(names) }),
    ...(group.trim() !== '' && { group }),
    drawing,
    ...(formsHistamine && { formsHistamine }),
    ...(hidden && { hidden }),
  });
  if (!entry) return { ok: false, issues: fieldIssues(error).map(atInput) };
  const changed =
    id === undefined
      ? list.toSpliced(placeBeforeOther(list), 0, entry)
      : list.map((each) => (each.id === id ? entry : each));
  const issues = speciesListIssues(changed, list).map(atInput);
  return issues.length === 0 ? { ok: true, list: changed } : { ok: false, issues };
}

/** One place up or down. */
export type Move = -1 | 1;

/** The list with an entry and its neighbour swapped; undefined at an end. Other is not a species and stays in place. */
export function withMoved(list: readonly SpeciesEntry[], id: string, by: Move): SpeciesEntry[] | undefined {
  const from = list.findIndex((each) => each.id === id);
  const [entry, beside] = [list[from], list[from + by]];
  if (!entry || !beside || entry.id === OTHER || beside.id === OTHER) return undefined;
  return list.with(from, beside).with(from + by, entry);
}

/** A list with the additional entries of another one: no entry is ever removed. */
export function withAllOf(other: readonly SpeciesEntry[], list: readonly SpeciesEntry[]): SpeciesEntry[] {
  const missing = other.filter(({ id }) => !list.some((each) => each.id === id));
  return list.toSpliced(placeBeforeOther(list), 0, ...missing);
}

function placeBeforeOther(list: readonly SpeciesEntry[]): number {
  const other = list.findIndex(({ id }) => id === OTHER);
  return other < 0 ? list.length : other;
}

/** Ids are not shown, so an error of an id is shown at the name. */
const atInput = ({ path, message }: FieldIssue): FieldIssue => ({
  path: path.replace(/^species\.\d+\./, '').replace(/^id$/, 'name'),
  message,
});

export function speciesBetween(before: SpeciesSettings, after: SpeciesSettings): Difference[] {
  const ids = [...new Set([...before.species, ...after.species].map(({ id }) => id))];
  const factsOf = ({ species }: SpeciesSettings, id: string) => {
    const entry = species.find((each) => each.id === id);
    return entry ? entryFacts(entry) : nothing;
  };
  const entries = ids.map((id) => ({
    name: lastingName(id),
    before: factsOf(before, id),
    after: factsOf(after, id),
  }));
  const changed = entries.filter((each) => each.before !== each.after);
  const both = ids.filter((id) =>
    [before, after].every(({ species }) => species.some((each) => each.id === id)),
  );
  const inOrder = ({ species }: SpeciesSettings) => species.filter(({ id }) => both.includes(id));
  const [was, is] = [inOrder(before), inOrder(after)];
  if (was.every(({ id }, index) => id === is[index]?.id)) return changed;
  const namesIn = (list: readonly SpeciesEntry[]) => list.map(entryName).join(', ');
  return [...changed, { name: words.order, before: namesIn(was), after: namesIn(is) }];
}
