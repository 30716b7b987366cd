/** Rules for posts and claims that administrators set, and the site's list of species. */
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import { shownOtherwise } from '#shared/species/list.ts';
import type { SpeciesShown } from '#shared/species/schemas.ts';
import type { Fish, Species } from '#shared/species/species.ts';
import { getItem } from '../../table/index.ts';
import { siteSettings } from './items.ts';
import { SETTINGS_OF } from './parts.ts';
import { recently } from './recently.ts';

interface KnownRules {
  rules: SiteRules;
  shown: ReadonlyMap<Species, SpeciesShown>;
}

const readKnown = recently(async (): Promise<KnownRules> => {
  // Not as they are this very moment, for half a unit each.
  const [species = {}, limits = {}] = await Promise.all([
    getItem(siteSettings.key({ part: 'species' }), { consistent: false }),
    getItem(siteSettings.key({ part: 'limits' }), { consistent: false }),
  ]);
  const rules = { ...SETTINGS_OF.species(species), ...SETTINGS_OF.limits(limits) };
  return { rules, shown: shownOtherwise(rules.species) };
});

/** As they were at most 20 seconds ago. */
export async function readSiteRules(now: Date): Promise<SiteRules> {
  return (await readKnown(now)).rules;
}

/** Of a post, or a claim of one: with what the site calls its species. */
export async function showSpecies<F extends Fish>(fish: F, now: Date): Promise<F> {
  const shownAs = (await readKnown(now)).shown.get(fish.species);
  return shownAs ? { ...fish, shownAs } : fish;
}

/**
 * The same for everything in an answer that names a species, however deep. Nothing is read for an answer that names none, and nothing is made
 * anew where the site calls its species what it called them first.
 */
export async function showSpeciesIn(answer: unknown, now: Date): Promise<unknown> {
  if (!namesSpecies(answer)) return answer;
  const { shown } = await readKnown(now);
  return shown.size === 0 ? answer : withShown(answer, shown);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function namesSpecies(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesSpecies);
  return isObject(value) && (typeof value.species === 'string' || Object.values(value).some(namesSpecies));
}

function withShown(value: unknown, shown: KnownRules['shown']): unknown {
  if (Array.isArray(value)) return value.map((each) => withShown(each, shown));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withShown(field, shown)]);
  const shownAs = typeof value.species === 'string' ? shown.get(value.species) : undefined;
  return { ...Object.fromEntries(fields), ...(shownAs && { shownAs }) };
}
