import * as z from 'zod/mini';
import { SEARCH_NAME_LENGTH } from '#shared/alerts/limits.ts';
import { type SavedSearchBody, savedSearchBody } from '#shared/alerts/schemas.ts';
import { CONDITIONS, PAYMENT_TYPES, PICKUP_OPTIONS, PRICE_UNITS } from '#shared/posts/catches/schemas.ts';
import * as words from '#words/alerts/saved-searches.ts';
import { saving } from '#words/general/form.ts';
import { paymentTypes, pickupOptions, priceUnits } from '#words/posts/catch-choices.ts';
import * as tools from '#words/posts/marketplace-tools.ts';
import { pickup as pickupLabel } from '#words/posts/posts.ts';
import { BoundField, NumberField, SelectField, TextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useSpeciesNames } from '../../lib/site/site-rules.ts';
import { UnlessSuspended } from '../moderation/unless-suspended.tsx';
import { LevelChoice } from './level-choice.tsx';
import { useSearchWords } from './search-words.ts';

interface SearchFormProps {
  /** The search before the edit. Its words and place stay as they are, and its fish except for landings. */
  start: SavedSearchBody;
  submit: string;
  save(search: SavedSearchBody, idempotencyKey: string): Promise<void>;
  onCancel(): void;
}

/** Name, level and further filters of a saved search, for a new one and for an edit. */
export function SearchForm({ start, submit, save, onCancel }: SearchFormProps) {
  const { kind, filters } = start;
  const form = useContractForm({
    schema: SCHEMA,
    defaults: valuesOf(start),
    creates: `saved-search.${kind}`,
    send: save,
  });
  const species = useSpeciesNames(filters.species);
  return (
    <UnlessSuspended>
      <DialogForm form={form} submit={submit} busy={saving} onCancel={onCancel}>
        <Filters search={start} />
        <TextField form={form} name="name" label={words.name} maxLength={SEARCH_NAME_LENGTH} />
        <LevelChoice legend={words.level} input={form.register('level')} />
        {kind === 'landing' && (
          <SelectField
            form={form}
            name="filters.species"
            label={tools.species}
            choose={tools.anySpecies}
            options={Object.entries(species)}
          />
        )}
        {kind === 'catch' && (
          <div className="pair items-start gap-5">
            <BoundField form={form} name="filters.priceAtMost" label={words.priceAtMost}>
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
            </BoundField>
            <SelectField
              form={form}
              name="filters.unit"
              label={words.unit}
              choose={words.anyUnit}
              options={PRICE_UNITS.map((unit) => [unit, priceUnits[unit]])}
            />
            <p className="col-span-full -mt-3 text-sm text-muted">{words.priceHint}</p>
            <SelectField
              form={form}
              name="filters.payment"
              label={tools.price}
              choose={tools.anyPrice}
              options={PAYMENT_TYPES.map((type) => [type, paymentTypes[type]])}
            />
            <SelectField
              form={form}
              name="filters.pickup"
              label={pickupLabel}
              choose={tools.anyPickup}
              options={PICKUP_OPTIONS.map((option) => [option, pickupOptions[option]])}
            />
          </div>
        )}
        <div className="pair items-start gap-5">
          {kind !== 'landing' && (
            <SelectField
              form={form}
              name="filters.condition"
              label={words.condition}
              choose={words.anyCondition}
              options={CONDITIONS.map((condition) => [condition, words.conditions[condition]])}
            />
          )}
          {filters.place && <NumberField form={form} name="filters.place.radiusMiles" label={words.radius} />}
        </div>
      </DialogForm>
    </UnlessSuspended>
  );
}

function Filters({ search }: { search: SavedSearchBody }) {
  const { species, words: text, place } = search.filters;
  // Without those that the form changes.
  const { filters } = useSearchWords({
    kind: search.kind,
    filters: {
      ...(species && search.kind !== 'landing' && { species }),
      ...(text && { words: text }),
      ...(place && { place }),
    },
  });
  return (
    <div className="grid gap-1.5">
      <h3 className="font-sans text-base font-semibold">{words.searchFor}</h3>
      <SearchFilters filters={filters} />
    </div>
  );
}

export function SearchFilters({ filters }: { filters: readonly string[] }) {
  return (
    <ul aria-label={words.searchFor} className="flex flex-wrap gap-1.5">
      {filters.map((filter) => (
        <li key={filter} className="rounded-full bg-sunken px-3 py-0.5 text-sm wrap-anywhere">
          {filter}
        </li>
      ))}
    </ul>
  );
}

/** An empty input has no filter. */
const valuesOf = ({ filters, ...search }: SavedSearchBody) => ({
  ...search,
  filters: {
    ...filters,
    priceAtMost: filters.priceAtMost === undefined ? '' : String(filters.priceAtMost),
    unit: filters.unit ?? '',
    species: filters.species ?? '',
    condition: filters.condition ?? '',
    payment: filters.payment ?? '',
    pickup: filters.pickup ?? '',
  },
});

const SCHEMA = z.pipe(
  z.transform(({ filters, ...search }: ReturnType<typeof valuesOf>) => {
    const { priceAtMost, unit, species, condition, payment, pickup, ...others } = filters;
    const price = priceAtMost.trim().replace(/^\$/, '');
    return {
      ...search,
      filters: {
        ...others,
        ...(price !== '' && { priceAtMost: Number(price), ...(unit && { unit }) }),
        ...(species && { species }),
        ...(condition && { condition }),
        ...(payment && { payment }),
        ...(pickup && { pickup }),
      },
    };
  }),
  savedSearchBody,
);
