import { defaultRule } from '#shared/licenses/rules.ts';
import { DEALER_RULE_NAMES, type DealerRuleName, effectsOf } from '#shared/site/dealer-rules.ts';
import type { LimitSettings } from '#shared/site/rules-schemas.ts';
import { dealerRules } from '#words/licenses/rules.ts';
import * as words from '#words/site/selling-rules.ts';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { Section } from '../../components/section.tsx';
import type { LimitValues } from './limit-values.ts';
import { isDefault } from './rule-values.ts';
import type { SettingsForm } from './use-settings-form.ts';

type Form = SettingsForm<LimitValues, LimitSettings>;

/** The rules about selling fish: each one’s effect, its source, and the day on which somebody compared the two. */
export function RuleFields({ form }: { form: Form }) {
  return (
    <Section title={words.title}>
      <p className="text-sm text-muted">{words.lead}</p>
      {DEALER_RULE_NAMES.map((name) => (
        <Rule key={name} form={form} name={name} />
      ))}
    </Section>
  );
}

function Rule({ form, name }: { form: Form; name: DealerRuleName }) {
  const path = `dealerRules.${name}` as const;
  const initial = defaultRule(name);
  const restore = () => {
    form.setValue(path, initial, { shouldDirty: true });
    form.clearErrors(path);
    // The button disappears.
    form.setFocus(`${path}.effect`);
  };
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{words.names[name]}</legend>
      <p>{dealerRules[name]}</p>
      <SelectField
        form={form}
        name={`${path}.effect`}
        label={words.effect}
        hint={words.initially(words.effects[initial.effect])}
        options={effectsOf(name).map((effect) => [effect, words.effects[effect]])}
      />
      <TextField form={form} name={`${path}.checkedOn`} label={words.checkedOn} type="date" />
      <TextField form={form} name={`${path}.source`} label={words.source} type="url" autoComplete="off" />
      {!isDefault(name, form.watch(path)) && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-label={words.restoreNamed(words.names[name])}
          onClick={restore}
        >
          {words.restore}
        </Button>
      )}
    </fieldset>
  );
}
