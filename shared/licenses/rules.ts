/**
 * The rules about fish that may need a dealer if it is sold: one table, in the order in which it is shown. It is guidance, not a verdict
 * (sources.ts). A rule that refuses keeps a catch from being posted for sale; the others are shown while posting.
 */
import * as words from '#words/licenses/rules.ts';
import type { FieldIssue } from '../contract/errors.ts';
import type { DISPOSITIONS } from '../posts/schemas.ts';
import { OTHER, type Species } from '../species/species.ts';
import { folded } from '../text/folded.ts';
import { SHELLFISH_NAMES, TUNA_NAMES } from './names.ts';
import type { SourceName } from './sources.ts';

type Disposition = (typeof DISPOSITIONS)[number];

/** The facts that the rules need. */
export interface FishForSale {
  species: Species;
  customSpecies?: string | undefined;
  /** Absent until it is chosen. */
  disposition?: Disposition | '' | undefined;
}

export type DealerRuleName = keyof typeof words.dealerRules;

export interface DealerRule {
  name: DealerRuleName;
  effect: 'refuse' | 'warn';
  source: SourceName;
  appliesTo(fish: FishForSale): boolean;
}

const WHOLE: Disposition = 'whole';
const FILLET: Disposition = 'fillet';

export const DEALER_RULES: readonly DealerRule[] = [
  {
    name: 'shellfish',
    effect: 'refuse',
    source: 'nssp',
    appliesTo: (fish) => isNamed(fish, SHELLFISH_NAMES),
  },
  {
    // The adductor muscle alone is no molluscan shellfish, so scallops can be posted.
    name: 'wholeScallops',
    effect: 'warn',
    source: 'nssp',
    appliesTo: (fish) => fish.disposition === WHOLE && isNamed(fish, ['scallop']),
  },
  {
    name: 'tunas',
    effect: 'warn',
    source: 'tunas',
    appliesTo: (fish) => isNamed(fish, TUNA_NAMES),
  },
  {
    name: 'fillets',
    effect: 'warn',
    source: 'processing',
    appliesTo: ({ disposition }) => disposition === FILLET,
  },
];

/** The rules that apply to this fish if it is sold. */
export const dealerRulesFor = (fish: FishForSale): DealerRule[] =>
  DEALER_RULES.filter(({ appliesTo }) => appliesTo(fish));

/**
 * Reasons why this fish can't be posted for sale.
 * @param before the same facts of the post that is edited: what was posted can be corrected in other fields
 */
export function dealerIssues(fish: FishForSale, before?: FishForSale): FieldIssue[] {
  const isAsBefore = before?.species === fish.species && before.customSpecies === fish.customSpecies;
  if (isAsBefore || !dealerRulesFor(fish).some(({ effect }) => effect === 'refuse')) return [];
  const path = fish.species === OTHER ? 'customSpecies' : 'species';
  return [{ path, message: words.dealerRules.shellfish }];
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
