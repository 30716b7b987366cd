import { useEffect, useState } from 'react';
import { createInvitationRequest } from '#shared/invitations/endpoints.ts';
import { type InvitationRequestBody, invitationRequestBody } from '#shared/invitations/schemas.ts';
import { INVITATION_REASON_LENGTH } from '#shared/limits.ts';
import { labels } from '#words/accounts/fields.ts';
import * as words from '#words/invitations/requests.ts';
import { ButtonLink } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { call } from '../../lib/api/api-client.ts';
import { forget, keep, recall } from '../../lib/device/kept-in-tab.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

const EMPTY: InvitationRequestBody = { name: '', email: '', zipcode: '', reason: '', flavour: FLAVOUR };
const DRAFT = 'invitation-request';
const idOf = (path: string) => `invitation-${path}`;

/** Somebody asks to be invited. What was typed stays until it is sent, also over a reload. */
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
  const { register, errorOf, watch, reset } = form;
  // Not as the form begins: the server has drawn it, and knows of no draft.
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
      <ErrorSummary issues={form.issues} idOf={idOf} attempt={form.formState.submitCount} />
      <Field label={labels.name} id={idOf('name')} error={errorOf('name')}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label={labels.email} id={idOf('email')} error={errorOf('email')} hint={words.emailHint}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={labels.zipcode} id={idOf('zipcode')} error={errorOf('zipcode')}>
        {(control) => (
          <TextInput
            {...control}
            {...register('zipcode')}
            inputMode="numeric"
            autoComplete="postal-code"
            className="max-w-48"
          />
        )}
      </Field>
      <Field label={words.reason} id={idOf('reason')} error={errorOf('reason')} hint={words.reasonHint}>
        {(control) => (
          <TextArea
            {...control}
            {...register('reason')}
            limit={INVITATION_REASON_LENGTH}
            length={watch('reason').length}
          />
        )}
      </Field>
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
