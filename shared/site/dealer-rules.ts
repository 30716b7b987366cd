/** The names of the rules about selling fish (shared/licenses/rules.ts), and what administrators can make of each. */

export const RULE_EFFECTS = ['off', 'warn', 'refuse'] as const;
export type RuleEffect = (typeof RULE_EFFECTS)[number];

export const DEALER_RULE_NAMES = ['shellfish', 'wholeScallops', 'tunas', 'fillets', 'weeks'] as const;
export type DealerRuleName = (typeof DEALER_RULE_NAMES)[number];

/** The rule about weekly reports is about no post, so it can't refuse one. */
export const effectsOf = (name: DealerRuleName): readonly RuleEffect[] =>
  name === 'weeks' ? ['off', 'warn'] : RULE_EFFECTS;
