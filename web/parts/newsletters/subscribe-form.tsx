import { useRef, useState } from 'react';
import { createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import { subscriptionBody } from '#shared/newsletters/subscription-schemas.ts';
import * as words from '#words/newsletters/subscriptions.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import { useSendOnce } from '../../lib/forms/use-send-once.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

const issuesOf = issuesBy(subscriptionBody);

/** Subscribes an address to the newsletter. The home page has it too, so it does without the form library. */
export function SubscribeForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sendOnce = useSendOnce();
  const isHydrated = useIsHydrated();
  const fail = (message: string) => {
    setError(message);
    input.current?.focus();
  };
  const { isBusy, run } = useAction(
    async () => {
      const body = { email, flavour: FLAVOUR };
      const [issue] = issuesOf(body);
      if (issue) return fail(issue.message);
      await sendOnce('subscription', email, async (idempotencyKey) => {
        await call(createSubscription, { body, idempotencyKey });
      });
      setSent(true);
    },
    (failure) => void fail(messageOf(failure)),
  );
  if (isSent) {
    return (
      <FormDone>
        <p className="text-lg font-semibold">{words.sentTitle}</p>
        <p>{words.sentText(email.trim())}</p>
      </FormDone>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
      className="flex max-w-form flex-col gap-4"
    >
      <Field label={words.email} hint={words.emailHint} error={error}>
        {(control) => (
          // It has no name, because a browser without scripts would send it in the address.
          <TextInput
            {...control}
            ref={input}
            type="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div>
        {/* Until the app answers it, the browser would send the form as a part of the address. */}
        <Button
          type="submit"
          variant="primary"
          disabled={!isHydrated}
          busy={isBusy ? words.subscribing : undefined}
        >
          {words.subscribe}
        </Button>
      </div>
    </form>
  );
}
