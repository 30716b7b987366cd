import type { ComponentProps } from 'react';
import * as words from '#words/marketplace.ts';
import { Icon } from '../../components/icons.tsx';
import type { NearMe } from '../../components/use-near-me.ts';
import type { Sort } from './search.ts';

export interface SortChoice {
  value: Sort | undefined;
  /** Whether what is shown has a price. */
  byPrice: boolean;
  choose(sort: Sort | undefined): void;
}

interface ToolbarProps {
  near: Pick<NearMe, 'isOn' | 'phase' | 'locate' | 'clear'>;
  filters: { count: number; isOpen: boolean; toggle(): void };
  sort: SortChoice;
  map: { isOn: boolean; toggle(): void };
}

/** What can be done with the list. What the buttons open comes when they are pressed. */
export function Toolbar({ near, filters, sort, map }: ToolbarProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Tool onClick={near.isOn ? near.clear : near.locate}>
        {near.isOn ? (
          words.clearNearMe
        ) : (
          <>
            <Icon name="pin" />
            {near.phase === 'locating' ? words.locating : words.nearMe}
          </>
        )}
      </Tool>
      <Tool onClick={filters.toggle} aria-expanded={filters.isOpen}>
        {filters.count > 0 ? words.filtersCounted(filters.count) : words.filters}
      </Tool>
      <SortSelect {...sort} />
      <Tool onClick={map.toggle} className="ml-auto">
        <Icon name={map.isOn ? 'list' : 'map'} />
        <span className="sr-only md:not-sr-only">{map.isOn ? words.list : words.map}</span>
      </Tool>
    </div>
  );
}

function SortSelect({ value, byPrice, choose }: SortChoice) {
  const sorts = [undefined, 'nearest', ...(byPrice ? ['price' as const] : [])] as const;
  return (
    <div className="relative">
      <select
        aria-label={words.sort}
        value={value ?? 'newest'}
        onChange={({ target }) => choose(sorts.find((sort) => sort === target.value))}
        className={`${TOOL} field-sizing-content appearance-none pr-8`}
      >
        {sorts.map((sort) => (
          <option key={sort ?? 'newest'} value={sort ?? 'newest'}>
            {words.sorts[sort ?? 'newest']}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2" />
    </div>
  );
}

const TOOL =
  'flex min-h-11 items-center gap-1.5 rounded-control border-2 border-edge bg-raised px-3 text-sm font-semibold hover:border-ink';

function Tool({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${TOOL} ${className}`} />;
}
