import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FieldIssue } from '#shared/contract/errors.ts';
import type { LandingBody } from '#shared/landings/schemas.ts';
import { createLandingSeries } from '#shared/landings/series-endpoints.ts';
import * as words from '#words/landings/announcing.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';
import { serverNow } from '../../../lib/device/server-clock.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useSendOnce } from '../../../lib/forms/use-send-once.ts';
import { toLanding } from '../../../lib/navigation/paths.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { usePosting } from '../../../parts/posts/use-posting.ts';
import { dropLandingDraft, type FirstForm, keepLandingDraft, keepLandingHabits } from './landing-draft.ts';
import { announcement, inputOf, type LandingForm } from './landing-form.ts';

export interface AnnounceOptions {
  userId: string;
  first: FirstForm;
  /** The id of an announcement that came back from the queue. */
  queuedId?: string | undefined;
  /** Called when it is announced, or kept on this device to be sent later. */
  onDone(): void;
}

/** The form that announces a landing: its draft, and its sending, also without a network. */
export function useAnnouncing({ userId, first, queuedId, onDone }: AnnounceOptions) {
  const [newId] = useState(() => crypto.randomUUID());
  const [schema] = useState(() => announcement(serverNow));
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const sendOnce = useSendOnce();
  const refused = useRef<readonly FieldIssue[]>([]);
  const last = useRef<LandingBody>(undefined);
  const isDone = useRef(false);

  const finish = () => {
    isDone.current = true;
    keepLandingHabits(userId, form.getValues());
    dropLandingDraft(userId);
    onDone();
  };
  const posting = usePosting({
    first: first.attempt,
    noConnection: words.noConnection,
    onPosted(id) {
      const action =
        id === undefined ? undefined : { label: words.seeIt, run: () => navigate(toLanding(id)) };
      toast({ title: words.announced, kind: 'good', ...(action && { action }) });
      invalidate('landing');
      finish();
    },
    onQueued() {
      toast({ ...words.keptOnDevice });
      finish();
    },
    onRefused(issues) {
      refused.current = issues;
    },
    onProblem({ status }) {
      if (status === 'signed-out') void refresh();
    },
  });

  const ready = (body: LandingBody) => ({
    ...{ id: queuedId ?? newId, userId, post: { kind: 'landing' as const, body } },
    ...{ photos: [], form: form.getValues(), queuedAt: Date.now(), isForLater: !navigator.onLine },
  });
  const form = useContractForm({
    schema,
    defaults: first.form,
    async send(sent) {
      if (sent.kind === 'series') {
        const { body } = sent;
        if (!navigator.onLine) throw new ApiError('offline', words.seriesNeedsConnection);
        await sendOnce('landing-series', JSON.stringify(body), async (idempotencyKey) => {
          await call(createLandingSeries, { body, idempotencyKey });
        });
        toast({ title: words.seriesAnnounced, kind: 'good' });
        invalidate('landing');
        return finish();
      }
      refused.current = [];
      last.current = sent.body;
      await posting.post(ready(sent.body));
      const issues = refused.current.map(inputOf);
      if (issues.length > 0) throw new ApiError('invalid_fields', words.notAnnounced, { issues });
    },
  });
  useDraft(form.watch(), { userId, attempt: posting.attempt, isDone, isOff: queuedId !== undefined });
  const postAnew = () => last.current && posting.postAnew(ready(last.current));
  return { form, posting, postAnew };
}

interface DraftOptions {
  userId: string;
  attempt: FirstForm['attempt'];
  isDone: { readonly current: boolean };
  isOff: boolean;
}

/** Keeps the form after each change. An announcement of the queue is kept there. */
function useDraft(form: LandingForm, { userId, attempt, isDone, isOff }: DraftOptions): void {
  const text = JSON.stringify({ form, attempt });
  const kept = useRef(text);
  useEffect(() => {
    if (isOff || isDone.current || kept.current === text) return;
    kept.current = text;
    keepLandingDraft(userId, JSON.parse(text));
  }, [userId, text, isDone, isOff]);
}
