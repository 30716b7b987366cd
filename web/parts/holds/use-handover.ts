import { useState } from 'react';
import { collectBody } from '#shared/holds/schemas.ts';
import * as words from '#words/holds/handover.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import type { HandedOver } from '../../lib/device-queue/events.ts';
import type { CallOutcome } from '../../lib/device-queue/send-calls.ts';
import { handovers } from '../../lib/handovers/send-handovers.ts';
import { pageSender } from '../../lib/outbox/send-from-page.ts';

interface HandoverOptions {
  hold: HandedOver & { id: string };
  userId: string;
  /** Called when its state changed. */
  onChanged(): void;
  /** Called when it is confirmed, or stored on this device. */
  onDone(): void;
}

/** Confirms a handover with the collector's code, and reports the result. */
export function useHandover({ hold, userId, onChanged, onDone }: HandoverOptions) {
  const { id, kind, count, unit, receiver } = hold;
  const [error, setError] = useState<string>();
  const invalidate = useInvalidate();

  const end = (outcome: CallOutcome) => {
    if (outcome.is === 'refused') {
      // Says how many attempts are left, or that it was closed in the meantime.
      setError(outcome.message);
      return;
    }
    if (outcome.is === 'sent') {
      toast({ ...words.handedOver(hold), kind: 'good' });
    } else if (outcome.is === 'unanswered' && outcome.isLostWithPage) {
      toast({ title: words.noRoom, kind: 'bad' });
    } else {
      toast({ title: words.keptTitle, description: words.keptText, kind: 'plain' });
    }
    onDone();
  };

  const { isBusy, run: confirm } = useAction(async (code: string) => {
    const parsed = collectBody.safeParse({ code });
    setError(parsed.success ? undefined : words.codeMissing);
    if (!parsed.success) return;
    const now = serverNow();
    const outcome = await handovers.submit(
      {
        ...{ id, userId, code, kind, count, unit, receiver, queuedAt: now },
        at: new Date(now).toISOString(),
        state: { status: 'waiting' },
      },
      navigator.onLine ? pageSender(userId) : undefined,
    );
    if (outcome.is === 'sent' || outcome.is === 'refused') {
      invalidate(kind);
      onChanged();
    }
    end(outcome);
  });
  return { isBusy, error, confirm };
}
