import { listWebhookDeliveries, replayWebhookDelivery } from '#shared/webhooks/endpoints.ts';
import type { WebhookDelivery, WebhookState } from '#shared/webhooks/schemas.ts';
import { close } from '#words/general/form.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/webhooks/webhooks.ts';
import { Button } from '../../components/button.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ReadList } from '../../components/read.tsx';
import { LocalTime } from '../../components/text/local-time.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { ReplaySince } from './replay-since.tsx';

interface DeliveriesDialogProps {
  organizationId: string;
  webhookId: string;
  host: string;
  state: WebhookState;
  onClose(): void;
}

/** Lists the events that were sent to a webhook. While it is active, one or all since a time can be sent again. */
export function DeliveriesDialog({ organizationId, webhookId, host, state, onClose }: DeliveriesDialogProps) {
  const params = { organizationId, webhookId };
  const list = useEndpointList(listWebhookDeliveries, { params }, { isChangedElsewhere: true });
  const replay = async ({ id: deliveryId }: WebhookDelivery) => {
    await call(replayWebhookDelivery, { params: { ...params, deliveryId } });
    await list.retry();
    toast({ title: words.replayed, kind: 'good' });
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.sentTo(host)}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {close}
        </Button>
      }
    >
      {state === 'active' && <ReplaySince params={params} onReplayed={list.retry} />}
      <ReadList
        list={list}
        failed={words.sentNotLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.nothingSent}
        lead={words.sentLead}
        className="divide-y divide-line"
        keyOf={({ id }) => id}
      >
        {(delivery) => (
          <Delivery
            delivery={delivery}
            replay={state === 'active' && delivery.state !== 'waiting' ? replay : undefined}
          />
        )}
      </ReadList>
    </Dialog>
  );
}

interface DeliveryProps {
  delivery: WebhookDelivery;
  replay: ((delivery: WebhookDelivery) => Promise<void>) | undefined;
}

function Delivery({ delivery, replay }: DeliveryProps) {
  const { event, at, state, attempts, status, problem } = delivery;
  const name = words.eventNames[event];
  const result = problem ? words.problems[problem] : status !== undefined && words.status(status);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          <LocalTime time={at} />
        </p>
        <p className="text-sm">
          {[words.deliveryStates[state], words.attempts(attempts), result].filter(Boolean).join(' · ')}
        </p>
      </div>
      {replay && (
        <ActionButton
          variant="secondary"
          aria-label={words.replayOf(name, dateTime(new Date(at)))}
          busy={words.replaying}
          action={() => replay(delivery)}
          failed={words.notReplayed}
        >
          {words.replay}
        </ActionButton>
      )}
    </div>
  );
}
