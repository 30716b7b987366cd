import { apply } from '#words/app/components.ts';
import { paymentTypes } from '#words/posts/catch-choices.ts';
import { filters } from '#words/posts/marketplace.ts';
import * as words from '#words/posts/marketplace-tools.ts';
import { Choice } from '../../../components/forms/choice.tsx';
import { Checkbox } from '../../../components/forms/inputs.tsx';
import { QueryForm, SubmitWithoutScript } from '../../../components/forms/query-form.tsx';
import { useShown } from '../../../components/forms/use-shown.ts';
import { SpeciesChoice } from '../lists/species-choice.tsx';
import type { Search } from './search.ts';
import type { ChangeSearch } from './use-search.ts';

interface FilterPanelProps {
  search: Search;
  /** Further parameters of the address. */
  params: URLSearchParams;
  onChange: ChangeSearch;
}

/** Each choice counts at once: there is nothing to submit. */
export default function FilterPanel({ search, params, onChange }: FilterPanelProps) {
  const { kind, species, payment, available } = search;
  return (
    <section aria-label={filters} className="rounded-card border border-line bg-raised p-4">
      <QueryForm params={params} className="grid gap-4 md:grid-cols-2">
        <SpeciesChoice species={species} onChange={onChange} />
        {kind === 'catch' ? (
          <Choice
            label={words.price}
            name="payment"
            any={words.anyPrice}
            options={paymentTypes}
            value={payment}
            onChange={(value) => onChange({ payment: value })}
          />
        ) : (
          <Available isOn={available === 'true'} onChange={onChange} />
        )}
        <SubmitWithoutScript>{apply}</SubmitWithoutScript>
      </QueryForm>
    </section>
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
