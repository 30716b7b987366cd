import type { ComponentProps } from 'react';
import * as words from '#words/marketplace.ts';
import { Icon } from '../../components/icons.tsx';
import type { NearMe } from '../../components/use-near-me.ts';

interface ToolbarProps {
  near: Pick<NearMe, 'isOn' | 'phase' | 'locate' | 'clear'>;
  filters: { count: number; isOpen: boolean; toggle(): void };
  map: { isOn: boolean; toggle(): void };
}

/** What can be done with the list. What the buttons open comes when they are pressed. */
export function Toolbar({ near, filters, map }: ToolbarProps) {
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
      <Tool onClick={map.toggle} className="ml-auto">
        <Icon name={map.isOn ? 'list' : 'map'} />
        {map.isOn ? words.list : words.map}
      </Tool>
    </div>
  );
}

function Tool({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`flex min-h-11 items-center gap-1.5 rounded-control border-2 border-edge bg-raised px-3 text-sm font-semibold hover:border-ink ${className}`}
    />
  );
}
