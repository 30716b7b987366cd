import { auditSteps } from '#lambdas/audit/store/audit.ts';
import { retry } from '#lambdas/table/index.ts';
import { endSecret, readWebhooks, requireWebhook } from '#lambdas/webhooks/store/webhooks.ts';

/** Ends the secrets of an organization's webhooks at once, the former ones too. Receivers refuse until they have new ones. */
export async function endWebhookSecrets(
  organizationId: string,
  { actorId, now, say }: { actorId: string; now: Date; say(line: string): void },
): Promise<void> {
  const webhooks = await readWebhooks(organizationId);
  if (webhooks.length === 0) throw new Error(`${organizationId} has no webhooks.`);
  const after = { secret: 'webhooks', hasLeaked: true };
  const audit = auditSteps({ action: 'secret-changed', actorId, organizationId, before: {}, after }, now);
  for (const [index, { webhookId }] of webhooks.entries()) {
    await retry(async () => {
      await endSecret(await requireWebhook(organizationId, webhookId), now, index === 0 ? audit : []);
    });
    say(`The secret of ${webhookId} signs no more: its coordinator chooses "Change secret".`);
  }
}
