import { useState } from 'react';
import type { FieldIssue } from '#shared/contract/errors.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { Audience } from '#shared/newsletters/audience.ts';
import { createMailing, testMailing } from '#shared/newsletters/endpoints.ts';
import { letterBody } from '#shared/newsletters/schemas.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { call, messageOf, newIdempotencyKey } from '../../lib/api/api-client.ts';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import { useSendOnce } from '../../lib/forms/use-send-once.ts';
import { type AudienceCount, countAudience } from './count-audience.ts';
import { EMPTY, keepDraft, loadDraft, type MailingDraft } from './mailing-draft.ts';

const issuesOf = issuesBy(letterBody);

/** An email that is being written: its draft, what is wrong with it, testing, counting and sending it. */
export function useMailingForm(userId: string, onSent: () => void) {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  const [audience, setAudience] = useState<Audience>();
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [soFar, setSoFar] = useState(0);
  const [count, setCount] = useState<AudienceCount>();
  const [failure, setFailure] = useState<string>();
  const sendOnce = useSendOnce();

  const change = (changes: Partial<MailingDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    setIssues([]);
    keepDraft(userId, next);
  };
  /** @returns whether nothing is wrong */
  const check = (alsoAudience: boolean): boolean => {
    const missing = alsoAudience && !audience ? [{ path: 'audience', message: words.audienceMissing }] : [];
    const found = [...missing, ...issuesOf(draft)];
    setIssues(found);
    return found.length === 0;
  };
  const testing = useAction(async (flavour: Flavour) => {
    if (!check(false)) return;
    const idempotencyKey = newIdempotencyKey();
    const { sentTo } = await call(testMailing, { body: { ...draft, flavour }, idempotencyKey });
    toast({ ...words.testSent(sentTo), kind: 'good' });
  });
  const counting = useAction(async () => {
    if (!check(true) || !audience) return;
    setSoFar(0);
    setFailure(undefined);
    setCount(await countAudience(audience, setSoFar));
  });
  const sending = useAction(
    async () => {
      if (!audience || !count) return;
      setFailure(undefined);
      const body = { ...draft, audience, expected: count.recipients };
      // Without the count, which may be another one after a reload: the same email would go twice.
      await sendOnce('mailing', JSON.stringify({ ...draft, audience }), async (idempotencyKey) => {
        await call(createMailing, { body, idempotencyKey });
      });
      keepDraft(userId, EMPTY);
      toast({ ...words.started, kind: 'good' });
      onSent();
    },
    (error) => void setFailure(messageOf(error)),
  );
  return {
    draft,
    issues,
    testing,
    counting,
    sending,
    soFar,
    count,
    failure,
    change,
    chooseAudience(chosen: Audience | undefined) {
      setAudience(chosen);
      setIssues([]);
    },
    discard: () => change(EMPTY),
    closeCount: () => setCount(undefined),
  };
}
