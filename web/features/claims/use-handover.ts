import { useState } from 'react';
import { type ClaimCard, collectBody } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/handover.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { type HandoverOutcome, submitHandover } from '../../lib/handovers/send-handovers.ts';
import { pageSender } from '../../lib/outbox/send-from-page.ts';

interface HandoverOptions {
  claim: Pick<ClaimCard, 'id' | 'meals' | 'organizationName'>;
  userId: string;
  /** Called when the claim's state changed. */
  onChanged(): void;
  /** Called when it is confirmed, or stored on this device. */
  onDone(): void;
}

/** Confirms a handover with the collector's code, and reports the result. */
export function useHandover({ claim, userId, onChanged, onDone }: HandoverOptions) {
  const { id, meals, organizationName } = claim;
  const [error, setError] = useState<string>();
  const invalidate = useInvalidate();

  const end = (outcome: HandoverOutcome) => {
    if (outcome.is === 'refused') {
      // Says how many attempts are left, or that the claim was closed in the meantime.
      setError(outcome.message);
      return;
    }
    if (outcome.is === 'handed-over') {
      toast({ ...words.handedOver({ meals, organizationName }), kind: 'good' });
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
    const outcome = await submitHandover(
      {
        ...{ id, userId, code, meals, organizationName, queuedAt: now },
        at: new Date(now).toISOString(),
        state: { status: 'waiting' },
      },
      navigator.onLine ? pageSender(userId) : undefined,
    );
    if (outcome.is === 'handed-over' || outcome.is === 'refused') {
      invalidate('claim');
      onChanged();
    }
    end(outcome);
  });
  return { isBusy, error, confirm };
}
