import { useState } from 'react';
import {
  changeWebhookSecret,
  deleteWebhook,
  testWebhook,
  updateWebhook,
} from '#shared/webhooks/endpoints.ts';
import type { Webhook, WebhookBody, WebhookWithSecret } from '#shared/webhooks/schemas.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/webhooks/webhooks.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface WebhookCardProps {
  organizationId: string;
  webhook: Webhook;
  onChanged(webhook: Webhook): Promise<void>;
  onSecret(made: WebhookWithSecret): Promise<void>;
  onEnded(): Promise<unknown>;
}

/** One webhook with its state, and what its coordinator can do with it. */
export function WebhookCard({ organizationId, webhook, onChanged, onSecret, onEnded }: WebhookCardProps) {
  const { id: webhookId, address, state, secretMadeAt } = webhook;
  const [open, setOpen] = useState<'sent' | 'form'>();
  const close = () => setOpen(undefined);
  const params = { organizationId, webhookId };
  const host = new URL(address).hostname;
  const test = async () => {
    await onChanged(await call(testWebhook, { params, idempotencyKey: crypto.randomUUID() }));
    toast({ title: words.tested, kind: 'good' });
  };
  const edit = async (body: WebhookBody) => {
    await onChanged(await call(updateWebhook, { params, body }));
    close();
    toast({ title: words.edited, kind: 'good' });
  };
  const end = async () => {
    await call(deleteWebhook, { params });
    await onEnded();
    toast({ title: words.ended, kind: 'good' });
  };
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold break-all">
          <Written>{address}</Written>
        </span>
        <Badge kind={state === 'active' ? 'new' : 'quiet'}>{words.stateNames[state]}</Badge>
      </p>
      <Notices webhook={webhook} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {webhook.events.map((event) => (
          <li key={event}>{words.eventNames[event]}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          variant="secondary"
          aria-label={words.testOf(host)}
          busy={words.testing}
          action={test}
          failed={words.notTested}
        >
          {words.test}
        </ActionButton>
        <Button variant="secondary" aria-label={words.sentTo(host)} onClick={() => setOpen('sent')}>
          {words.sent}
        </Button>
        <Button variant="secondary" aria-label={words.editOf(host)} onClick={() => setOpen('form')}>
          {words.edit}
        </Button>
        <ConfirmedAction
          label={words.change}
          aria-label={words.changeOf(host)}
          title={words.changeTitle}
          text={words.changeText}
          busy={words.changing}
          action={async () => onSecret(await call(changeWebhookSecret, { params, body: { secretMadeAt } }))}
          failed={words.notChanged}
        />
        <ConfirmedAction
          label={words.end}
          aria-label={words.endOf(host)}
          title={words.endTitle}
          text={words.endText}
          busy={words.ending}
          action={end}
          failed={words.notEnded}
          danger
        />
      </div>
      {open === 'sent' && <DeliveriesDialog {...params} host={host} state={state} onClose={close} />}
      {open === 'form' && <WebhookForm webhook={webhook} send={edit} onClose={close} />}
    </div>
  );
}

function Notices({ webhook: { state, offReason, failingSince, formerSecretUntil } }: { webhook: Webhook }) {
  const notices = [
    state === 'unverified' && words.unverified,
    offReason && words.offReasons[offReason],
    state === 'active' && failingSince && words.failingSince(dateTime(new Date(failingSince))),
    formerSecretUntil && words.formerSecret(dateTime(new Date(formerSecretUntil))),
  ].filter((notice) => typeof notice === 'string');
  return notices.map((notice) => <p key={notice}>{notice}</p>);
}
