import { type ReactNode, Suspense, useState } from 'react';
import * as words from '#words/holds/handover.ts';
import { Button } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { type Handover, handoverQueue } from '../../lib/handovers/store.ts';
import type { HandedHold } from './handover-dialog.tsx';

const HandoverDialog = lazyPart(() => import('./handover-dialog.tsx'), PartFailed);

interface HandoverActionsProps {
  hold: HandedHold;
  /** Whether somebody may come and collect it. */
  isCollectable: boolean;
  /** The handover stored on this device, if its code was entered without a network. */
  handover: Handover | undefined;
  userId: string;
  /** Called when its state changed. */
  onChanged(): void;
  /** Other actions. Nothing else can be done while a handover is pending. */
  children: ReactNode;
}

/** The fisherman's actions on a claim or reservation, with those of its handover. */
export function HandoverActions(props: HandoverActionsProps) {
  const { hold, isCollectable, handover, userId, onChanged, children } = props;
  const [isEntering, setEntering] = useState(false);
  const isRefused = handover?.state.status === 'refused';
  const canHandOver = isRefused || (isCollectable && !handover);
  const discard = async (refused: Handover) => {
    const returnFocus = rememberFocus();
    await handoverQueue.remove(refused);
    returnFocus();
  };
  // The dialog stays open while the handover is in the queue to be sent.
  if (!canHandOver && !isEntering && (handover || !children)) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {canHandOver && (
        <Button
          variant="secondary"
          aria-label={words.enterCodeNamed(hold.receiver)}
          onClick={() => setEntering(true)}
        >
          {isRefused ? words.enterAgain : words.enterCode}
        </Button>
      )}
      {isRefused && (
        <Button
          variant="quiet"
          aria-label={words.discardNamed(hold.receiver)}
          onClick={() => void discard(handover)}
        >
          {words.discard}
        </Button>
      )}
      {!handover && children}
      {isEntering && (
        <Suspense>
          <HandoverDialog
            hold={hold}
            userId={userId}
            onChanged={onChanged}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
