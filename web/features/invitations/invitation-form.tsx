import { useEffect, useState } from 'react';
import { createInvitationRequest } from '#shared/invitations/endpoints.ts';
import { type InvitationRequestBody, invitationRequestBody } from '#shared/invitations/schemas.ts';
import { INVITATION_REASON_LENGTH } from '#shared/limits.ts';
import { labels } from '#words/accounts/fields.ts';
import * as words from '#words/invitations/requests.ts';
import { ButtonLink } from '../../components/button.tsx';
import { FormErrors, LongTextField, TextField } from '../../components/forms/bound-fields.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { call } from '../../lib/api/api-client.ts';
import { forget, keep, recall } from '../../lib/device/kept-in-tab.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

const EMPTY: InvitationRequestBody = { name: '', email: '', zipcode: '', reason: '', flavour: FLAVOUR };
const DRAFT = 'invitation-request';

/** The form to request an invitation. Typed values stay until they are sent, also after a reload. */
export function InvitationForm() {
  const [isSent, setSent] = useState(false);
  const form = useContractForm<InvitationRequestBody, InvitationRequestBody>({
    schema: invitationRequestBody,
    defaults: EMPTY,
    creates: 'invitation-request',
    async send(body, idempotencyKey) {
      await call(createInvitationRequest, { body, idempotencyKey });
      forget(DRAFT);
      setSent(true);
    },
  });
  const { watch, reset } = form;
  // In an effect, because the server renders the form without the draft.
  useEffect(() => {
    const draft = recall(DRAFT, readDraft);
    if (draft) reset(draft);
  }, [reset]);
  useEffect(() => {
    const { unsubscribe } = watch((values) => keep(DRAFT, values));
    return unsubscribe;
  }, [watch]);
  if (isSent) return <Sent />;
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-5">
      <FormErrors form={form} />
      <TextField form={form} name="name" label={labels.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={labels.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField
        form={form}
        name="zipcode"
        label={labels.zipcode}
        inputMode="numeric"
        autoComplete="postal-code"
        className="max-w-48"
      />
      <LongTextField
        form={form}
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        limit={INVITATION_REASON_LENGTH}
      />
      <PageFormFoot form={form} submit={words.send} />
    </form>
  );
}

function Sent() {
  return (
    <FormDone>
      <p className="text-lg font-semibold">{words.sent}</p>
      <p>{words.sentText}</p>
      <ButtonLink to={PATHS.home}>{words.backHome}</ButtonLink>
    </FormDone>
  );
}

function readDraft(value: unknown): InvitationRequestBody | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts: Record<string, unknown> = { ...value };
  const text = (name: string) => (typeof texts[name] === 'string' ? texts[name] : '');
  return {
    name: text('name'),
    email: text('email'),
    zipcode: text('zipcode'),
    reason: text('reason'),
    flavour: FLAVOUR,
  };
}
