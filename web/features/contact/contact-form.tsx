import { useState } from 'react';
import { createContactMessage } from '#shared/contact/endpoints.ts';
import { type ContactBody, contactBody } from '#shared/contact/schemas.ts';
import * as words from '#words/contact/contact.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/forms/error-summary.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

const EMPTY: ContactBody = { name: '', email: '', subject: '', message: '', flavour: FLAVOUR };
const idOf = (path: string) => `contact-${path}`;

export function ContactForm() {
  const [isSent, setSent] = useState(false);
  const form = useContractForm<ContactBody, ContactBody>({
    schema: contactBody,
    defaults: EMPTY,
    creates: 'contact-message',
    async send(body, idempotencyKey) {
      await call(createContactMessage, { body, idempotencyKey });
      form.reset(EMPTY);
      setSent(true);
    },
  });
  const { register, errorOf } = form;
  if (isSent) {
    return (
      <FormDone>
        <p className="text-lg font-semibold">{words.sent}</p>
        <Button onClick={() => setSent(false)}>{words.another}</Button>
      </FormDone>
    );
  }
  return (
    <form onSubmit={form.submit} noValidate className="flex max-w-form flex-col gap-5">
      <ErrorSummary issues={form.issues} idOf={idOf} attempt={form.formState.submitCount} />
      <Field label={words.name} id={idOf('name')} error={errorOf('name')}>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="name" />}
      </Field>
      <Field label={words.email} id={idOf('email')} error={errorOf('email')} hint={words.emailHint}>
        {(control) => <TextInput {...control} {...register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={words.subject} id={idOf('subject')} error={errorOf('subject')}>
        {(control) => <TextInput {...control} {...register('subject')} />}
      </Field>
      <Field label={words.message} id={idOf('message')} error={errorOf('message')}>
        {(control) => <TextArea {...control} {...register('message')} rows={6} />}
      </Field>
      <PageFormFoot form={form} submit={words.send} />
    </form>
  );
}
