import { useLayoutEffect, useState } from 'react';
import { entryName } from '#shared/species/list.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import * as words from '#words/site/species-settings.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { type Move, withMoved } from './species-values.ts';

/** Changes the order of species one place at a time, with buttons that work for keyboard and touch. */
export function useOrder(list: readonly SpeciesEntry[], put: (list: SpeciesEntry[]) => void) {
  const [isOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<{ entry: SpeciesEntry; by: Move }>();
  // A button loses the focus when it moves in the document.
  useLayoutEffect(() => {
    if (moved) focusMoved(moved.entry.id, moved.by);
  }, [moved]);
  return {
    isOpen,
    toggle() {
      setOpen(!isOpen);
      setMoved(undefined);
    },
    move(entry: SpeciesEntry, by: Move) {
      const after = withMoved(list, entry.id, by);
      if (!after) return;
      put(after);
      setMoved({ entry, by });
    },
    /** The message about the moved entry's new place. */
    said:
      moved &&
      words.movedTo(
        entryName(moved.entry),
        list.findIndex(({ id }) => id === moved.entry.id) + 1,
        list.length,
      ),
  };
}

export function OrderBar({ order: { isOpen, toggle, said } }: { order: ReturnType<typeof useOrder> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" onClick={toggle}>
        {isOpen ? words.ordered : words.reorder}
      </Button>
      <p role="status" className="text-muted">
        {said}
      </p>
    </div>
  );
}

const idOf = (by: Move, id: string) => `${by < 0 ? 'up' : 'down'}-${id}`;

/** Keeps the focus on the moved entry: at an end of the list, on the button that moves it back. */
function focusMoved(id: string, by: Move): void {
  const moves: Move[] = [by, by < 0 ? 1 : -1];
  const [same, back] = moves.map((each) => document.getElementById(idOf(each, id)));
  (same?.matches(':disabled') ? back : same)?.focus();
}

interface MoveButtonsProps {
  entry: SpeciesEntry;
  list: readonly SpeciesEntry[];
  onMove(by: Move): void;
}

export function MoveButtons({ entry, list, onMove }: MoveButtonsProps) {
  const { id } = entry;
  const button = (by: Move, label: string, look: string) => (
    <Button
      id={idOf(by, id)}
      variant="quiet"
      className="min-w-11 px-0"
      aria-label={label}
      disabled={!withMoved(list, id, by)}
      onClick={() => onMove(by)}
    >
      <Icon name="chevron" className={`size-5 ${look}`} />
    </Button>
  );
  return (
    <div className="flex shrink-0 gap-1">
      {button(-1, words.moveUp(entryName(entry)), 'rotate-180')}
      {button(1, words.moveDown(entryName(entry)), '')}
    </div>
  );
}
