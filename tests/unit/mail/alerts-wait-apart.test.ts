import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { alertMail } from '#lambdas/alerts/jobs.ts';
import { claimMail } from '#lambdas/claims/jobs.ts';
import { enqueue } from '#lambdas/jobs/enqueue.ts';
import { QUEUES } from '#shared/deployment/queues.ts';
import { startQueueServer } from '#tests/support/cloud/queue-server.ts';

vi.stubEnv('AWS_REGION', 'us-east-1');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');

it('sends an email about a claim while all emails of alerts that may be sent at once are stuck', async () => {
  const { batchSize, maxConcurrency } = QUEUES['alert-mails'];
  const { promise: claimIsSent, resolve: sendClaim } = Promise.withResolvers<void>();
  const sent: string[] = [];
  const directory = mkdtempSync(join(tmpdir(), 'creel-queues-'));
  await using server = await startQueueServer(directory, async (_name, { Records }) => {
    const names = Records.map(({ body }) => String(JSON.parse(body).name));
    if (names.includes(alertMail.name)) await claimIsSent;
    sent.push(...names);
    sendClaim();
    return { batchItemFailures: [] };
  });
  Object.assign(process.env, server.environment);
  const count = 4 * batchSize * maxConcurrency;
  const userId = crypto.randomUUID();
  await enqueue(
    Array.from({ length: count }, (_, index) => alertMail.of({ userId, alertId: String(index) })),
  );
  await enqueue([claimMail.of({ claimId: '01J', news: 'claimed', userId, side: 'fisherman' })]);
  await server.queues.idle();
  expect(sent).toEqual([claimMail.name, ...Array.from({ length: count }, () => alertMail.name)]);
});
