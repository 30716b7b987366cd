/** The rules about selling fish as form values. A rule that is as in the product's own table is not kept. */
import { defaultRule, ruleInForce } from '#shared/licenses/rules.ts';
import { recordOf } from '#shared/names-of.ts';
import { DEALER_RULE_NAMES, type DealerRuleName } from '#shared/site/dealer-rules.ts';
import type { DealerRuleSetting, DealerRuleSettings } from '#shared/site/rules-schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/site/selling-rules.ts';
import type { Difference } from './differences.tsx';

export type RuleValues = Record<DealerRuleName, DealerRuleSetting>;

export const ruleValuesOf = (set: DealerRuleSettings = {}): RuleValues =>
  recordOf(DEALER_RULE_NAMES, (name) => {
    const { effect, checkedOn, source } = ruleInForce(name, set);
    return { effect, checkedOn, source };
  });

export function isDefault(name: DealerRuleName, { effect, checkedOn, source }: DealerRuleSetting): boolean {
  const initial = defaultRule(name);
  return effect === initial.effect && checkedOn === initial.checkedOn && source === initial.source;
}

export const readRules = (values: RuleValues): DealerRuleSettings =>
  Object.fromEntries(
    DEALER_RULE_NAMES.filter((name) => !isDefault(name, values[name])).map((name) => [name, values[name]]),
  );

const ruleWords = ({ effect, checkedOn, source }: DealerRuleSetting) =>
  words.inALine(words.effects[effect], longDate(new Date(`${checkedOn}T12:00`)), source);

export function rulesBetween(before: DealerRuleSettings, after: DealerRuleSettings): Difference[] {
  const [was, is] = [ruleValuesOf(before), ruleValuesOf(after)];
  return DEALER_RULE_NAMES.flatMap((name) => {
    const difference = { name: words.names[name], before: ruleWords(was[name]), after: ruleWords(is[name]) };
    return difference.before === difference.after ? [] : [difference];
  });
}
