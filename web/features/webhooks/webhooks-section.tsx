import { useState } from 'react';
import { createWebhook, listWebhooks } from '#shared/webhooks/endpoints.ts';
import { MAX_WEBHOOKS } from '#shared/webhooks/limits.ts';
import type { Webhook, WebhookBody, WebhookWithSecret } from '#shared/webhooks/schemas.ts';
import * as words from '#words/webhooks/webhooks.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The webhooks of an organization, for its coordinators. */
export default function WebhooksSection({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const list = useEndpoint(listWebhooks, { params });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const show = async ({ secret: made, webhook }: WebhookWithSecret) => {
    setSecret(made);
    await replace(webhook);
  };
  const replace = async (changed: Webhook) => {
    const others = (list.data?.items ?? []).filter(({ id }) => id !== changed.id);
    const items = [...others, changed].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    await list.mutate({ items }, { revalidate: false });
  };
  const create = async (body: WebhookBody) => {
    const made = await call(createWebhook, { params, body });
    setAdding(false);
    await show(made);
    toast({ title: words.added, kind: 'good' });
  };
  const count = list.data?.items.length ?? MAX_WEBHOOKS;
  const add = count < MAX_WEBHOOKS && (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <Section title={words.title} action={add}>
      <p className="text-muted">{words.lead}</p>
      <Read of={list} failed={words.notLoaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="grid gap-4">
              {items.map((each) => (
                <li key={each.id}>
                  <WebhookCard
                    organizationId={organizationId}
                    webhook={each}
                    onChanged={replace}
                    onSecret={show}
                    onEnded={() => list.mutate()}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Read>
      {isAdding && <WebhookForm send={create} onClose={() => setAdding(false)} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Section>
  );
}
