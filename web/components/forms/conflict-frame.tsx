import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../drawings/icons.tsx';

interface ConflictFrameProps {
  title: string;
  /** The other person's changes, and one's own. */
  children: ReactNode;
  /** The texts of the two buttons. */
  mine: string;
  theirs: string;
  onSaveMine(): unknown;
  /** Discards the input. */
  onTakeTheirs(): void;
}

const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Shows that somebody else has saved meanwhile. The input stays in the form until the person decides. */
export function ConflictFrame({
  title,
  children,
  mine,
  theirs,
  onSaveMine,
  onTakeTheirs,
}: ConflictFrameProps) {
  return (
    <div
      role="alert"
      ref={bringIntoView}
      className="grid gap-3 rounded-card border-2 border-bad bg-raised p-4"
    >
      <p className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-0.5 size-5 text-bad" />
        <span>{title}</span>
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onSaveMine}>
          {mine}
        </Button>
        <Button variant="quiet" onClick={onTakeTheirs}>
          {theirs}
        </Button>
      </div>
    </div>
  );
}
