import type { ComponentProps } from 'react';
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
          'Clear Near Me'
        ) : (
          <>
            <Icon name="pin" />
            {near.phase === 'locating' ? 'Locating...' : 'Near Me'}
          </>
        )}
      </Tool>
      <Tool onClick={filters.toggle} aria-expanded={filters.isOpen}>
        {filters.count > 0 ? `Filters (${filters.count})` : 'Filters'}
      </Tool>
      <Tool onClick={map.toggle} className="ml-auto">
        <Icon name={map.isOn ? 'list' : 'map'} />
        {map.isOn ? 'List' : 'Map'}
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
