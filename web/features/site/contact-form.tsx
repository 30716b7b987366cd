import { useState } from 'react';
import { createContactMessage } from '#shared/site/contact-endpoints.ts';
import { type ContactBody, contactBody } from '#shared/site/contact-schemas.ts';
import * as words from '#words/site/contact.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors, LongTextField, TextField } from '../../components/forms/bound-fields.tsx';
import { FormDone } from '../../components/forms/form-done.tsx';
import { PageFormFoot } from '../../components/forms/form-foot.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { FLAVOUR } from '../../lib/site/flavour.ts';

const EMPTY: ContactBody = { name: '', email: '', subject: '', message: '', flavour: FLAVOUR };

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
      <FormErrors form={form} />
      <TextField form={form} name="name" label={words.name} autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
      />
      <TextField form={form} name="subject" label={words.subject} />
      <LongTextField form={form} name="message" label={words.message} rows={6} />
      <PageFormFoot form={form} submit={words.send} />
    </form>
  );
}
