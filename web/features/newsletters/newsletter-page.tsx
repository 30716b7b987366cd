import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { confirmSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import * as words from '#words/newsletters/subscriptions.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { NeedsScript } from '../../components/needs-script.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { useSendOnce } from '../../lib/forms/use-send-once.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { SubscribeForm } from '../../parts/newsletters/subscribe-form.tsx';

/** Subscribing, and what the link of the email leads to. */
export default function Newsletter() {
  const [params] = useSearchParams();
  const isConfirming = params.get('step') === 'confirm';
  usePageHead(isConfirming ? words.confirmTitle : words.title, () => ({ description: words.lead }));
  if (isConfirming) return <Confirm />;
  return (
    <ProsePage title={words.formTitle} lead={words.lead}>
      <div data-needs-script>
        <SubscribeForm />
      </div>
      <NeedsScript />
    </ProsePage>
  );
}

/** It asks first: programs that look at emails follow links too. */
function Confirm() {
  // In the fragment, which no server, log or Referer sees.
  const token = useLocation().hash.slice(1);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isFinal: boolean }>();
  const sendOnce = useSendOnce();
  const { isBusy, run } = useAction(
    async () => {
      setFailure(undefined);
      await sendOnce('subscription-confirmation', token, async (idempotencyKey) => {
        await call(confirmSubscription, { body: { token }, idempotencyKey });
      });
      setDone(true);
    },
    (error) => {
      const isFinal = error instanceof ApiError && error.code === 'not_found';
      setFailure({ message: messageOf(error), isFinal });
      return undefined;
    },
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
            {failure.message}
          </p>
        )}
        {failure?.isFinal ? (
          <ButtonLink to={PATHS.newsletter}>{words.again}</ButtonLink>
        ) : (
          <Button size="large" onClick={run} busy={isBusy ? words.confirming : undefined}>
            {words.confirm}
          </Button>
        )}
      </div>
    </ProsePage>
  );
}
