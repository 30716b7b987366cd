/**
 * The rules about selling fish: one table, in the order in which it is shown. It is guidance, not a verdict
 * (sources.ts). A rule that refuses keeps a catch from being posted for sale; the others are shown while posting.
 * Administrators can set each one otherwise, in the site's settings.
 */
import * as words from '#words/licenses/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import type { DISPOSITIONS } from '../posts/schemas.ts';
import { DEALER_RULE_NAMES, type DealerRuleName, type RuleEffect } from '../site/dealer-rules.ts';
import type { DealerRuleSetting, DealerRuleSettings } from '../site/rules-schemas.ts';
import { OTHER, type Species } from '../species/species.ts';
import { folded } from '../text/folded.ts';
import { SHELLFISH_NAMES, TUNA_NAMES } from './names.ts';
import { RULES_AS_OF, SOURCES, type SourceName } from './sources.ts';

type Disposition = (typeof DISPOSITIONS)[number];

/** The facts that the rules need. */
export interface FishForSale {
  species: Species;
  customSpecies?: string | undefined;
  /** Absent until it is chosen. */
  disposition?: Disposition | '' | undefined;
}

interface DealerRule {
  effect: Exclude<RuleEffect, 'off'>;
  source: SourceName;
  /** The field to change where the rule refuses. */
  about: 'species' | 'disposition';
  appliesTo(fish: FishForSale): boolean;
}

const WHOLE: Disposition = 'whole';
const FILLET: Disposition = 'fillet';

const DEALER_RULES: Readonly<Record<DealerRuleName, DealerRule>> = {
  shellfish: {
    effect: 'refuse',
    source: 'nssp',
    about: 'species',
    appliesTo: (fish) => isNamed(fish, SHELLFISH_NAMES),
  },
  // The adductor muscle alone is no molluscan shellfish, so scallops can be posted.
  wholeScallops: {
    effect: 'warn',
    source: 'nssp',
    about: 'disposition',
    appliesTo: (fish) => fish.disposition === WHOLE && isNamed(fish, ['scallop']),
  },
  tunas: {
    effect: 'warn',
    source: 'tunas',
    about: 'species',
    appliesTo: (fish) => isNamed(fish, TUNA_NAMES),
  },
  fillets: {
    effect: 'warn',
    source: 'processing',
    about: 'disposition',
    appliesTo: ({ disposition }) => disposition === FILLET,
  },
  // Shown with the weekly landings.
  weeks: { effect: 'warn', source: 'weeks', about: 'species', appliesTo: () => false },
};

/** The rule as it is in the table. */
export function defaultRule(name: DealerRuleName): DealerRuleSetting {
  const { effect, source } = DEALER_RULES[name];
  return { effect, checkedOn: RULES_AS_OF, source: SOURCES[source].url };
}

export interface RuleInForce extends DealerRuleSetting {
  name: DealerRuleName;
  /** The title of the source, or its host where an administrator named another source. */
  title: string;
}

/** The rule as an administrator set it, or as it is in the table. */
export function ruleInForce(name: DealerRuleName, set: DealerRuleSettings): RuleInForce {
  const initial = SOURCES[DEALER_RULES[name].source];
  const rule = set[name] ?? defaultRule(name);
  const title = rule.source === initial.url ? initial.title : new URL(rule.source).hostname;
  return { name, ...rule, title };
}

/** The rules that apply to this fish if it is sold, without those that are off. */
export const dealerRulesFor = (fish: FishForSale, set: DealerRuleSettings): RuleInForce[] =>
  DEALER_RULE_NAMES.filter((name) => DEALER_RULES[name].appliesTo(fish))
    .map((name) => ruleInForce(name, set))
    .filter(({ effect }) => effect !== 'off');

/**
 * Reasons why this fish can't be posted for sale.
 * @param before the same facts of the post that is edited: what was posted can be corrected in other fields
 */
export function dealerIssues(fish: FishForSale, set: DealerRuleSettings, before?: FishForSale): FieldIssue[] {
  const isSameFish = before?.species === fish.species && before.customSpecies === fish.customSpecies;
  const isAsBefore = {
    species: isSameFish,
    disposition: isSameFish && before.disposition === fish.disposition,
  };
  const pathOf = {
    species: fish.species === OTHER ? 'customSpecies' : 'species',
    disposition: 'disposition',
  };
  return dealerRulesFor(fish, set)
    .map((rule) => ({ ...rule, ...DEALER_RULES[rule.name], effect: rule.effect }))
    .filter(({ effect, about }) => effect === 'refuse' && !isAsBefore[about])
    .map(({ name, about }) => ({ path: pathOf[about], message: words.refused(words.dealerRules[name]) }));
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Compares the id of a species, or the text typed under 'Other', word by word and without accents. */
function isNamed({ species, customSpecies = '' }: FishForSale, names: readonly string[]): boolean {
  const written = wordsOf(species === OTHER ? customSpecies : species);
  const isWritten = (word: string) => written.includes(word) || written.includes(`${word}s`);
  return names.some((name) => wordsOf(name).every(isWritten));
}
