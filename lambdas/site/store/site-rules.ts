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
  // Eventually consistent reads cost half a unit each.
  const [species = {}, limits = {}] = await Promise.all([
    getItem(siteSettings.key({ part: 'species' }), { consistent: false }),
    getItem(siteSettings.key({ part: 'limits' }), { consistent: false }),
  ]);
  const rules = { ...SETTINGS_OF.species(species), ...SETTINGS_OF.limits(limits) };
  return { rules, shown: shownOtherwise(rules.species) };
});

/** Returns the rules, at most 20 seconds old. */
export async function readSiteRules(now: Date): Promise<SiteRules> {
  return (await readKnown(now)).rules;
}

/** Adds the site's own name of the species to a post or claim. */
export async function showSpecies<F extends Fish>(fish: F, now: Date): Promise<F> {
  const shownAs = (await readKnown(now)).shown.get(fish.species);
  return shownAs ? { ...fish, shownAs } : fish;
}

/**
 * Adds the site's own names to all species in a response, at any depth. A response without a species needs no read, and
 * one is copied only if the site has changed the name of a species.
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
