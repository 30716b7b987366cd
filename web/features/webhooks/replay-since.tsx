import { useState } from 'react';
import { DAY } from '#shared/limits.ts';
import { replayWebhookEvents } from '#shared/webhooks/endpoints.ts';
import { DELIVERY_LIFETIME, MAX_REPLAYED } from '#shared/webhooks/limits.ts';
import * as words from '#words/webhooks/webhooks.ts';
import { Field } from '../../components/forms/field.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { serverNow } from '../../lib/device/server-clock.ts';
import { localMinute } from '../../lib/time/local-minute.ts';

interface ReplaySinceProps {
  params: { organizationId: string; webhookId: string };
  onReplayed(): unknown;
}

/** Sends everything since a time again, by default of the last day. */
export function ReplaySince({ params, onReplayed }: ReplaySinceProps) {
  const [since, setSince] = useState(() => localMinute(serverNow() - DAY));
  const [key, setKey] = useState(newIdempotencyKey);
  const time = Date.parse(since);
  const replay = async () => {
    const body = { since: new Date(time).toISOString() };
    const { events } = await call(replayWebhookEvents, { params, body, idempotencyKey: key });
    setKey(newIdempotencyKey());
    await onReplayed();
    toast({ title: events === 0 ? words.nothingReplayed : words.replayedAll(events), kind: 'good' });
  };
  return (
    <div className="mb-5 grid gap-3">
      <Field label={words.since} hint={words.sinceHint(MAX_REPLAYED)}>
        {(control) => (
          <TimeInput
            {...control}
            value={since}
            min={localMinute(serverNow() - DELIVERY_LIFETIME)}
            max={localMinute(serverNow())}
            onChange={({ target }) => {
              setSince(target.value);
              setKey(newIdempotencyKey());
            }}
          />
        )}
      </Field>
      <ActionButton
        variant="secondary"
        className="justify-self-start"
        busy={words.replaying}
        disabled={Number.isNaN(time)}
        action={replay}
        failed={words.notReplayed}
      >
        {words.replayAll}
      </ActionButton>
    </div>
  );
}
