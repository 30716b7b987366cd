import { useId } from 'react';
import { WEBHOOK_EVENTS, type Webhook, type WebhookBody, webhookBody } from '#shared/webhooks/schemas.ts';
import { cancel, save, saving } from '#words/general/form.ts';
import * as fields from '#words/webhooks/fields.ts';
import * as words from '#words/webhooks/webhooks.ts';
import { Button } from '../../components/button.tsx';
import { FormErrors, TextField } from '../../components/forms/bound-fields.tsx';
import { FormFailure } from '../../components/forms/form-foot.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';

interface WebhookFormProps {
  /** The webhook to edit; absent for a new one. */
  webhook?: Webhook;
  send(body: WebhookBody): Promise<void>;
  onClose(): void;
}

/** The form of a webhook. All events of a new one are chosen at first. */
export function WebhookForm({ webhook, send, onClose }: WebhookFormProps) {
  const formId = useId();
  const errorId = useId();
  const form = useContractForm<WebhookBody, WebhookBody>({
    schema: webhookBody,
    defaults: { address: webhook?.address ?? '', events: webhook?.events ?? [...WEBHOOK_EVENTS] },
    send,
  });
  const { isSubmitting, errors } = form.formState;
  const texts = webhook
    ? { title: words.editTitle, lead: words.editLead, submit: save, busy: saving }
    : { title: words.add, lead: words.addLead, submit: words.add, busy: words.adding };
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {cancel}
      </Button>
      <Button type="submit" form={formId} busy={isSubmitting ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </>
  );
  return (
    <Dialog onClose={onClose} title={texts.title} footer={footer}>
      <form id={formId} onSubmit={form.submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{texts.lead}</p>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="address"
          label={fields.address}
          hint={fields.addressHint}
          type="url"
          autoComplete="off"
        />
        <fieldset
          id={form.idOf('events')}
          tabIndex={-1}
          aria-describedby={errors.events ? errorId : undefined}
        >
          <legend className="font-semibold">{fields.events}</legend>
          {errors.events && (
            <p id={errorId} className="font-medium text-bad">
              {errors.events.message}
            </p>
          )}
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              {...form.register('events')}
              value={event}
              label={words.eventNames[event]}
            />
          ))}
        </fieldset>
        <FormFailure failure={form.failure} />
      </form>
    </Dialog>
  );
}
