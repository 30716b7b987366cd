import { recordOf } from '#shared/names-of.ts';
import { apply } from '#words/app/components.ts';
import { conditions, paymentTypes, pickupOptions } from '#words/posts/catch-choices.ts';
import { filters } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/marketplace-tools.ts';
import { condition as conditionLabel, pickup as pickupLabel } from '#words/posts/posts.ts';
import { Choice } from '../../../components/forms/choice.tsx';
import { Checkbox } from '../../../components/forms/inputs.tsx';
import { QueryForm, SubmitWithoutScript } from '../../../components/forms/query-form.tsx';
import { useShown } from '../../../components/forms/use-shown.ts';
import { SpeciesChoice } from '../lists/species-choice.tsx';
import type { Search } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterPanelProps {
  search: Search;
  /** Other parameters of the address. */
  params: URLSearchParams;
  onChange: ChangeSearch;
}

/** Each choice applies at once, so there is no submit button. */
export default function FilterPanel({ search, params, onChange }: FilterPanelProps) {
  const { kind, species, available } = search;
  return (
    <section aria-label={filters} className="rounded-card border border-line bg-raised p-4">
      <QueryForm params={params} className="grid items-end gap-4 md:grid-cols-2">
        <SpeciesChoice species={species} onChange={onChange} />
        {kind === 'catch' ? (
          <CatchFilters search={search} onChange={onChange} />
        ) : (
          <Available isOn={available === 'true'} onChange={onChange} />
        )}
        <SubmitWithoutScript>{apply}</SubmitWithoutScript>
      </QueryForm>
    </section>
  );
}

/** Dollars to choose from. */
const PRICES = ['5', '10', '15', '20', '30', '50'];

function CatchFilters({ search, onChange }: Omit<FilterPanelProps, 'params'>) {
  const { payment, priceAtMost, condition, pickup } = search;
  // The address may have another price.
  const prices = [...new Set([...PRICES, ...(priceAtMost ? [priceAtMost] : [])])];
  return (
    <>
      <Choice
        label={words.price}
        name="payment"
        any={words.anyPrice}
        options={paymentTypes}
        value={payment}
        onChange={(value) => onChange({ payment: value })}
      />
      <Choice
        label={words.priceAtMost}
        hint={words.priceAtMostHint}
        name="priceAtMost"
        any={words.anyPrice}
        options={recordOf(prices, (dollars) => words.upTo(Number(dollars)))}
        value={priceAtMost}
        onChange={(value) => onChange({ priceAtMost: value })}
      />
      <Choice
        label={conditionLabel}
        name="condition"
        any={words.freshOrFrozen}
        options={conditions}
        value={condition}
        onChange={(value) => onChange({ condition: value })}
      />
      <Choice
        label={pickupLabel}
        name="pickup"
        any={words.anyPickup}
        options={pickupOptions}
        value={pickup}
        onChange={(value) => onChange({ pickup: value })}
      />
    </>
  );
}

function Available({ isOn, onChange }: { isOn: boolean; onChange: ChangeSearch }) {
  const [shown, show] = useShown(isOn);
  return (
    <Checkbox
      label={words.onlyWithMealsLeft}
      name="available"
      value="true"
      checked={shown}
      onChange={({ target }) => {
        show(target.checked);
        onChange({ available: target.checked ? 'true' : undefined });
      }}
      className="self-end"
    />
  );
}
