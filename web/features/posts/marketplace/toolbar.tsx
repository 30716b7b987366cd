import { apply } from '#words/app/components.ts';
import * as words from '#words/posts/marketplace.ts';
import { FirstIcon } from '../../../components/drawings/first-icons.tsx';
import { QueryForm, SubmitWithoutScript } from '../../../components/forms/query-form.tsx';
import { MapTool, Tool, ToolSelect } from '../../../components/tool.tsx';
import { changeParams } from '../../../lib/navigation/change-params.ts';
import type { NearMe } from '../../../parts/places/use-near-me.ts';
import type { Sort } from './search.ts';

const NEWEST = 'newest';
/** The parameter that opens the filters from the start, since they cannot be opened without JavaScript. */
export const OPEN_FILTERS = 'filters';

export interface SortChoice {
  value: Sort | undefined;
  /** Whether the shown posts have prices. */
  byPrice: boolean;
  choose(sort: Sort | undefined): void;
}

interface ToolbarProps {
  /** Parameters of the address. */
  params: URLSearchParams;
  near: Pick<NearMe, 'isOn' | 'phase' | 'locate' | 'clear'>;
  filters: { count: number; isOpen: boolean; toggle(): void };
  sort: SortChoice;
  map: { isOn: boolean; toggle(): void };
}

/** The tools of the list. The panels behind the buttons load when a button is pressed. */
export function Toolbar({ params, near, filters, sort, map }: ToolbarProps) {
  // Each tool has its own form without its own parameter, so that the parameter is not in the address twice.
  const without = (name: string) => ({
    params: changeParams(params, { [name]: undefined }),
    className: 'contents',
  });
  return (
    <div className="flex items-start justify-between gap-2 not-[:lang(en)]:max-md:gap-1">
      <div className="flex flex-wrap gap-2 not-[:lang(en)]:max-md:gap-x-1">
        <QueryForm {...without('near')}>
          <Tool
            isOn={near.isOn}
            type={near.isOn ? 'submit' : 'button'}
            name="near"
            value=""
            data-needs-script={near.isOn ? undefined : ''}
            onClick={near.isOn ? near.clear : near.locate}
          >
            {near.isOn ? (
              words.clearNearMe
            ) : (
              <>
                <FirstIcon name="pin" className="size-5 max-[389px]:hidden" />
                {near.phase === 'locating' ? words.locating : words.nearMe}
              </>
            )}
          </Tool>
        </QueryForm>
        <QueryForm {...without(OPEN_FILTERS)}>
          <Tool
            type="submit"
            name={OPEN_FILTERS}
            value={filters.isOpen ? '' : 'open'}
            onClick={filters.toggle}
            aria-expanded={filters.isOpen}
          >
            {filters.count > 0 ? words.filtersCounted(filters.count) : words.filters}
          </Tool>
        </QueryForm>
        <QueryForm {...without('sort')}>
          <SortSelect {...sort} />
          <SubmitWithoutScript>{apply}</SubmitWithoutScript>
        </QueryForm>
      </div>
      <QueryForm {...without('show')}>
        <MapTool {...map} words={{ list: words.list, map: words.map }} />
      </QueryForm>
    </div>
  );
}

function SortSelect({ value, byPrice, choose }: SortChoice) {
  const sorts = [undefined, 'nearest', ...(byPrice ? ['price' as const] : [])] as const;
  return (
    <ToolSelect
      label={words.sort}
      name="sort"
      value={value ?? NEWEST}
      onChoose={(chosen) => choose(sorts.find((sort) => sort === chosen))}
      options={sorts.map((sort) => ({ value: sort ?? NEWEST, label: words.sorts[sort ?? NEWEST] }))}
    />
  );
}
