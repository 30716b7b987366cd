import { useState } from 'react';
import { sendSampleInvitation } from '#shared/newsletters/by-hand-endpoints.ts';
import type { MailResults } from '#shared/newsletters/by-hand-schemas.ts';
import * as words from '#words/newsletters/email-tools.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';

/** Sends administrators a sample of the invitation (second document, section 6). */
export default function SampleInvitation() {
  const [failed, setFailed] = useState<MailResults['results']['failed']>([]);
  const send = async () => {
    setFailed([]);
    const { successful, results } = await call(sendSampleInvitation, {
      idempotencyKey: newIdempotencyKey(),
    });
    setFailed(results.failed);
    toast({ title: words.sampleSent, description: words.sampleCount(successful), kind: 'good' });
  };
  return (
    <Section title={words.sampleTitle}>
      <p className="max-w-read text-muted">{words.sampleText}</p>
      <div>
        <ActionButton size="large" busy={words.sendingSample} action={send} failed={failureOf}>
          {words.sendSample}
        </ActionButton>
      </div>
      {failed.length > 0 && (
        <div role="status" className="flex max-w-read flex-col gap-2">
          <h3 className="text-lg">{words.notSentTo}</h3>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {failed.map(({ email, reason }) => (
              <li key={email} className="wrap-anywhere">
                {words.notSent(email, reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

/** The server's error, or that the result is unknown. */
function failureOf(error: unknown) {
  if (!(error instanceof ApiError)) return { title: words.sampleUnexpected };
  return { title: words.sampleFailed, description: error.message };
}
