import { useState } from 'react';
import { listMyLandings } from '#shared/landings/endpoints.ts';
import type { LandingStateBody } from '#shared/landings/schemas.ts';
import * as words from '#words/landings/own-landings.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { useDeviceQueue } from '../../../lib/device-queue/use-device-queue.ts';
import type { LandingStep } from '../../../lib/landing-steps/landing-step.ts';
import { landingSteps } from '../../../lib/landing-steps/send-steps.ts';
import { stepQueue } from '../../../lib/landing-steps/store.ts';
import { pageSender } from '../../../lib/outbox/send-from-page.ts';
import { postQueue } from '../../../lib/post-queue/store.ts';

interface StepsOptions {
  userId: string;
  /** The landing's id, or that of its announcement in the queue. */
  landingId: string;
  isUnannounced?: boolean;
  /** Reads the landing again. */
  onSent(): unknown;
}

/** The steps of a landing that wait on this device, and a way to take one. Without a network it waits too. */
export function useSteps({ userId, landingId, isUnannounced, onSent }: StepsOptions) {
  const waiting = useDeviceQueue(stepQueue, userId).filter((step) => step.landingId === landingId);
  // Shown until the landing has been read again.
  const [taken, setTaken] = useState<LandingStep>();
  const invalidate = useInvalidate();

  const take = async (body: LandingStateBody, told: string) => {
    const now = Date.now();
    const step: LandingStep = {
      ...{ id: crypto.randomUUID(), userId, landingId, isUnannounced, body },
      ...{ queuedAt: now, state: { status: 'waiting' } },
    };
    setTaken(step);
    // The announcement may have been sent meanwhile; then the landing itself has the buttons.
    if (isUnannounced && !(await postQueue.get(userId, landingId))) return setTaken(undefined);
    const outcome = await landingSteps.submit(step, navigator.onLine ? pageSender(userId) : undefined);
    if (outcome.is === 'refused')
      toast({ title: words.stepRefused, description: outcome.message, kind: 'bad' });
    else if (outcome.is === 'sent') toast({ title: told, kind: 'good' });
    else if (outcome.is === 'unanswered' && outcome.isLostWithPage)
      toast({ title: words.noRoom, kind: 'bad' });
    else toast({ title: words.keptTitle, description: words.keptText, kind: 'plain' });
    if (outcome.is === 'sent' || outcome.is === 'refused') {
      await onSent();
      invalidate('landing', [listMyLandings]);
    }
    setTaken(undefined);
  };
  return { waiting, all: taken ? [...waiting, taken] : waiting, take };
}
