/** Rules for changes to the site's list of species, and for posts by it. */
import { chooseSpecies, speciesNotOffered } from '#words/posts/rules.ts';
import * as words from '#words/site/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import { entryName, HISTAMINE_SPECIES } from '../species/list.ts';
import type { SpeciesEntry } from '../species/schemas.ts';
import { OTHER, type Species } from '../species/species.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '../text/in-languages.ts';
import { entryFacts, inOrder } from '../words/en/site/rules.ts';
import { DEALER_RULE_NAMES, effectsOf } from './dealer-rules.ts';
import type { DealerRuleSettings } from './rules-schemas.ts';

/**
 * Reasons why a list of species can't replace another one. Ids are never removed, so that posts keep their names and
 * the food safety table keeps its rules.
 */
export function speciesListIssues(
  species: readonly SpeciesEntry[],
  before: readonly SpeciesEntry[],
): FieldIssue[] {
  const dropped = before.find(({ id }) => !species.some((each) => each.id === id));
  const issues = species.flatMap((entry, index) => entryIssues(entry, index, species));
  return dropped ? [...issues, { path: 'species', message: words.speciesStays(entryName(dropped)) }] : issues;
}

function entryIssues(entry: SpeciesEntry, index: number, all: readonly SpeciesEntry[]): FieldIssue[] {
  const at = (field: keyof SpeciesEntry | `names.${OtherLanguage}`, message: string) => [
    { path: `species.${index}.${field}`, message },
  ];
  const earlier = all.slice(0, index);
  const isSame = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();
  const taken = OTHER_LANGUAGES.find((language) => {
    const name = entry.names?.[language];
    return name !== undefined && earlier.some(({ names }) => isSame(name, names?.[language]));
  });
  if (earlier.some(({ id }) => id === entry.id)) return at('id', words.idTaken);
  if (earlier.some(({ name }) => isSame(entry.name, name))) return at('name', words.nameTaken);
  if (taken) return at(`names.${taken}`, words.nameTaken);
  if (entry.id === OTHER && entry.hidden) return at('hidden', words.otherStays);
  if (HISTAMINE_SPECIES.includes(entry.id) && !entry.formsHistamine)
    return at('formsHistamine', words.histamineStays);
  return [];
}

/**
 * Reasons why a species can't be posted, or can't replace `before`. A post can keep a species that is no longer
 * offered.
 */
export function speciesIssues(
  species: Species,
  list: readonly SpeciesEntry[],
  before?: Species,
): FieldIssue[] {
  const entry = list.find(({ id }) => id === species);
  if (species === before || (entry && !entry.hidden)) return [];
  return [{ path: 'species', message: entry ? speciesNotOffered : chooseSpecies }];
}

/** The entries of a list that differ from another list, each described in English for the audit log. */
export function speciesFacts(list: readonly SpeciesEntry[], other: readonly SpeciesEntry[]): string[] {
  const facts = new Set(other.map(entryFacts));
  const changed = list.map(entryFacts).filter((fact) => !facts.has(fact));
  const isMoved = list.map(({ id }) => id).join() !== other.map(({ id }) => id).join();
  return isMoved ? [...changed, inOrder(list.map(({ name }) => name))] : changed;
}

/** Reasons why rules about selling fish can't be set. @param today such as `2026-11-27` */
export const dealerRuleIssues = (set: DealerRuleSettings, today: string): FieldIssue[] =>
  DEALER_RULE_NAMES.flatMap((name) => {
    const rule = set[name];
    if (!rule) return [];
    const path = (field: keyof typeof rule) => `dealerRules.${name}.${field}`;
    if (!effectsOf(name).includes(rule.effect))
      return [{ path: path('effect'), message: words.chooseEffect }];
    return rule.checkedOn > today ? [{ path: path('checkedOn'), message: words.dayAhead }] : [];
  });

/** The rules that differ from the table in a line each for the audit log, such as `tunas: refuse, 2026-11-27, https://…`. */
export const dealerRuleFacts = (set: DealerRuleSettings): string[] =>
  DEALER_RULE_NAMES.flatMap((name) => {
    const rule = set[name];
    return rule ? [`${name}: ${rule.effect}, ${rule.checkedOn}, ${rule.source}`] : [];
  });
