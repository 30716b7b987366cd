import { useEffect, useRef, useState } from 'react';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { createMailing, testMailing } from '#shared/newsletters/endpoints.ts';
import { letterBody } from '#shared/newsletters/schemas.ts';
import { dateTimeIn } from '#words/general/dates.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import { useSendOnce } from '../../lib/forms/use-send-once.ts';
import { type AudienceCount, countAudience } from './count-audience.ts';
import { type Letter, textIn } from './mailing-draft.ts';

const issuesOf = issuesBy(letterBody);

interface MailingFormOptions {
  letter: Letter;
  /** Called after sending: its draft is no longer needed. */
  onSent(): Promise<void>;
}

/** Checks an email being written, counts its recipients, and sends it. */
export function useMailingForm({ letter, onSent }: MailingFormOptions) {
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [soFar, setSoFar] = useState(0);
  const [count, setCount] = useState<AudienceCount>();
  const [failure, setFailure] = useState<string>();
  const sendOnce = useSendOnce();
  const { audience } = letter;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (issues.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [issues]);

  /** @returns whether it is valid */
  const check = (alsoAudience: boolean): boolean => {
    const missing = alsoAudience && !audience ? [{ path: 'audience', message: words.audienceMissing }] : [];
    const found = [...missing, ...issuesOf(textIn(letter))];
    setIssues(found);
    return found.length === 0;
  };
  const counting = useAction(
    async () => {
      if (!check(true) || !audience) return;
      setSoFar(0);
      setFailure(undefined);
      setCount(await countAudience(audience, setSoFar));
    },
    (error) => {
      if (!(error instanceof ApiError) || error.issues.length === 0) return { title: messageOf(error) };
      setIssues(error.issues);
      return undefined;
    },
  );
  const sending = useAction(
    async (sendAt: string | undefined) => {
      if (!audience || !count) return;
      setFailure(undefined);
      const timed = { ...textIn(letter), audience, ...(sendAt !== undefined && { sendAt }) };
      const body = { ...timed, expected: count.recipients };
      // The key leaves out the count, which may change after a reload: otherwise the email would be sent twice.
      await sendOnce('mailing', JSON.stringify(timed), async (idempotencyKey) => {
        await call(createMailing, { body, idempotencyKey });
      });
      const told =
        sendAt === undefined ? words.started : words.scheduled(dateTimeIn(new Date(sendAt), SITE_TIME_ZONE));
      toast({ ...told, kind: 'good' });
      await onSent();
    },
    (error) => void setFailure(messageOf(error)),
  );
  return {
    fields,
    issues,
    errorOf: (path: string) => issues.find((issue) => issue.path === path)?.message,
    counting,
    sending,
    soFar,
    count,
    failure,
    check,
    forgetIssues: () => setIssues([]),
    closeCount: () => setCount(undefined),
  };
}

/** Sends the email to a few addresses as a test. @throws ApiError */
export async function sendTest(body: BodyInput<typeof testMailing>): Promise<void> {
  const { sentTo } = await call(testMailing, { body, idempotencyKey: newIdempotencyKey() });
  toast({ ...words.testSent(sentTo), kind: 'good' });
}
