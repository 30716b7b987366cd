import { useState } from 'react';
import { STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import { MEAL_ORDERS } from '#shared/posts/pledges/meals-on-offer.ts';
import * as words from '#words/posts/find-meals.ts';
import { filters, filtersCounted, list, map } from '#words/posts/marketplace.ts';
import { storage as storageWords } from '#words/posts/pickup.ts';
import { Choice } from '../../../components/forms/choice.tsx';
import { MapTool, Tool, ToolSelect } from '../../../components/tool.tsx';
import { SpeciesChoice } from '../lists/species-choice.tsx';
import { type ChangeMealSearch, countFilters, MEAL_NUMBERS, type MealSearch } from './meal-search.ts';

interface MealToolsProps {
  search: MealSearch;
  onChange: ChangeMealSearch;
}

/** Filters, order, and the map. Each choice applies at once. */
export function MealTools({ search, onChange }: MealToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(search);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Tool onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {count > 0 ? filtersCounted(count) : filters}
        </Tool>
        <ToolSelect
          label={words.sort}
          value={search.sort}
          onChoose={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
          options={MEAL_ORDERS.map((value) => ({ value, label: words.sorts[value] }))}
        />
        <MapTool
          isOn={search.isMap}
          toggle={() => onChange({ show: search.isMap ? undefined : 'map' })}
          words={{ list, map }}
        />
      </div>
      {isOpen && <Filters search={search} onChange={onChange} />}
    </>
  );
}

const STORAGE_OPTIONS = Object.fromEntries(STORAGE_KINDS.map((kind) => [kind, storageWords[kind]]));
const MEAL_OPTIONS = Object.fromEntries(MEAL_NUMBERS.map((number) => [number, number]));

function Filters({ search: { species, storage, meals }, onChange }: MealToolsProps) {
  return (
    <section
      aria-label={filters}
      className="grid gap-4 rounded-card border border-line bg-raised p-4 md:grid-cols-3"
    >
      <SpeciesChoice species={species} onChange={onChange} />
      <Choice
        label={words.storage}
        name="storage"
        any={words.anyStorage}
        options={STORAGE_OPTIONS}
        value={storage}
        onChange={(value) => onChange({ storage: value })}
      />
      <Choice
        label={words.mealsAtLeast}
        name="meals"
        any={words.anyMeals}
        options={MEAL_OPTIONS}
        value={meals}
        onChange={(value) => onChange({ meals: value })}
      />
    </section>
  );
}
