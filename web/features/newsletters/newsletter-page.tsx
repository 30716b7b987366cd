import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import * as words from '#words/newsletters/subscriptions.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { call, messageOf } from '../../lib/api/api-client.ts';
import { useSendOnce } from '../../lib/forms/use-send-once.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { SubscribeForm } from '../../parts/newsletters/subscribe-form.tsx';

/** In the fragment, which no server, log or Referer sees. */
const TOKEN = /^#confirm=([\w-]{1,200})$/;

/** Subscribing, and what the link of the email leads to. */
export default function Newsletter() {
  const token = TOKEN.exec(useLocation().hash)?.[1];
  usePageTitle(token === undefined ? words.title : words.confirmTitle);
  if (token !== undefined) return <Confirm key={token} token={token} />;
  return (
    <ProsePage title={words.formTitle} lead={words.lead}>
      <SubscribeForm />
    </ProsePage>
  );
}

/** It asks first: programs that look at emails follow links too. */
function Confirm({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sendOnce = useSendOnce();
  const { isBusy, run } = useAction(
    async () => {
      setFailure(undefined);
      await sendOnce('subscription-confirmation', token, async (idempotencyKey) => {
        await call(confirmSubscription, { body: { token }, idempotencyKey });
      });
      setDone(true);
    },
    (error) => void setFailure(messageOf(error)),
  );
  if (isDone) {
    return (
      <ProsePage title={words.doneTitle}>
        <FormDone>
          <p className="text-lg text-muted">{words.doneText}</p>
          <ButtonLink to={PATHS.home}>{words.home}</ButtonLink>
        </FormDone>
      </ProsePage>
    );
  }
  return (
    <ProsePage title={words.confirmTitle} lead={words.confirmLead}>
      <div className="flex max-w-form flex-col items-start gap-5">
        {failure && (
          <p role="alert" className="font-medium text-bad">
            {failure}
          </p>
        )}
        <Button size="large" onClick={run} busy={isBusy ? words.confirming : undefined}>
          {words.confirm}
        </Button>
        {failure && <ButtonLink to={PATHS.newsletter}>{words.again}</ButtonLink>}
      </div>
    </ProsePage>
  );
}
