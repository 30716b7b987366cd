import { useFieldArray } from 'react-hook-form';
import { LANDING } from '#shared/landings/limits.ts';
import { entriesOf } from '#shared/names-of.ts';
import { OTHER } from '#shared/species/species.ts';
import * as words from '#words/landings/announcing.ts';
import { paymentTypes, priceUnits } from '#words/posts/catch-choices.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { BoundField, SelectField, TextField } from '../../../components/forms/bound-fields.tsx';
import { FormSection } from '../../../components/forms/form-section.tsx';
import { TextInput } from '../../../components/forms/inputs.tsx';
import { RadioCards } from '../../../components/forms/radio-cards.tsx';
import { useSpeciesNames } from '../../../lib/site/site-rules.ts';
import type { AnnounceFormState } from './announce-form-state.ts';
import { EMPTY_LINE } from './landing-form.ts';

/** The fish on board, in lines that later become posts. */
export function ExpectedFields({ form }: { form: AnnounceFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'expected' });
  return (
    <FormSection title={words.onBoard}>
      {fields.map(({ id }, index) => (
        <Line
          key={id}
          form={form}
          index={index}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {fields.length < LANDING.maxExpected && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => append(EMPTY_LINE, { focusName: `expected.${fields.length}.species` })}
        >
          <Icon name="plus" /> {words.addFish}
        </Button>
      )}
    </FormSection>
  );
}

interface LineProps {
  form: AnnounceFormState;
  index: number;
  /** Absent for the only line. */
  onRemove?: () => void;
}

function Line({ form, index, onRemove }: LineProps) {
  const at = <Name extends string>(name: Name) => `expected.${index}.${name}` as const;
  const species = form.watch(at('species'));
  const names = useSpeciesNames(species);
  const as = form.watch(at('as'));
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-4 pt-2">
      <legend className="sr-only">{words.fishNumber(index + 1)}</legend>
      {onRemove && (
        <div className="-mb-3 flex items-center justify-between">
          <span aria-hidden="true" className="font-semibold">
            {words.fishNumber(index + 1)}
          </span>
          <Button
            variant="quiet"
            onClick={onRemove}
            aria-label={words.removeFish(index + 1)}
            className="-mr-3"
          >
            <Icon name="close" />
          </Button>
        </div>
      )}
      <SelectField
        form={form}
        name={at('species')}
        label={words.species}
        choose={words.chooseSpecies}
        options={Object.entries(names)}
      />
      {species === OTHER && (
        <TextField
          form={form}
          name={at('customSpecies')}
          label={words.customSpecies}
          autoCapitalize="words"
          autoComplete="off"
        />
      )}
      <TextField
        form={form}
        name={at('about')}
        label={words.about}
        hint={words.aboutHint}
        autoComplete="off"
      />
      <RadioCards
        legend={words.sellOrPledge}
        name={form.idOf(at('as'))}
        columns={2}
        value={as}
        onChange={(value) => form.setValue(at('as'), value)}
        options={entriesOf(words.as).map(([value, label]) => ({ value, label }))}
      />
      {as === 'meals' ? (
        <TextField
          form={form}
          name={at('mealsPledged')}
          label={words.meals}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <Price form={form} index={index} />
      )}
    </fieldset>
  );
}

function Price({ form, index }: Pick<LineProps, 'form' | 'index'>) {
  const at = <Name extends string>(name: Name) => `expected.${index}.${name}` as const;
  return (
    <>
      <SelectField
        form={form}
        name={at('paymentType')}
        label={words.payment}
        options={entriesOf(paymentTypes)}
      />
      {form.watch(at('paymentType')) === 'mandatory' && (
        <div className="pair items-start gap-3">
          <BoundField form={form} name={at('amount')} label={words.amount}>
            {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
          </BoundField>
          <SelectField form={form} name={at('unit')} label={words.unit} options={entriesOf(priceUnits)} />
        </div>
      )}
    </>
  );
}
