import * as words from '#words/marketplace.ts';
import { FirstIcon } from '../../components/first-icons.tsx';
import { MapTool, Tool, ToolSelect } from '../../components/tool.tsx';
import type { NearMe } from '../../components/use-near-me.ts';
import type { Sort } from './search.ts';

const NEWEST = 'newest';

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
            <FirstIcon name="pin" />
            {near.phase === 'locating' ? words.locating : words.nearMe}
          </>
        )}
      </Tool>
      <Tool onClick={filters.toggle} aria-expanded={filters.isOpen}>
        {filters.count > 0 ? words.filtersCounted(filters.count) : words.filters}
      </Tool>
      <SortSelect {...sort} />
      <MapTool {...map} words={{ list: words.list, map: words.map }} />
    </div>
  );
}

function SortSelect({ value, byPrice, choose }: SortChoice) {
  const sorts = [undefined, 'nearest', ...(byPrice ? ['price' as const] : [])] as const;
  return (
    <ToolSelect
      label={words.sort}
      value={value ?? NEWEST}
      onChoose={(chosen) => choose(sorts.find((sort) => sort === chosen))}
      options={sorts.map((sort) => ({ value: sort ?? NEWEST, label: words.sorts[sort ?? NEWEST] }))}
    />
  );
}
