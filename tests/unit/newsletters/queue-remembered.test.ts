import { expect, it, vi } from 'vitest';
import { queueRemembered } from '#lambdas/newsletters/queue-remembered.ts';
import { accountMail } from '#lambdas/people/jobs.ts';
import { put, transact } from '#lambdas/table/index.ts';

const done = vi.hoisted((): string[] => []);
vi.mock('#lambdas/jobs/enqueue.ts', () => ({
  enqueue: () => {
    done.push('queued');
    throw new Error('The queue is away');
  },
}));
vi.mock('#lambdas/table/index.ts', async (original) => ({
  ...(await original<object>()),
  transact: vi.fn(() => done.push('written')),
}));

it('records emails in the audit log before it queues them', async () => {
  vi.stubEnv('TABLE_NAME', 'creel');
  const remembered = put({ pk: 'ONCE#1', sk: 'ONCE' });
  const to = 'ana@creel.example';
  const content = { type: 'welcome', name: 'Ana' } as const;
  const mails = [{ to, job: (id: string) => accountMail.of({ id, to, flavour: 'consumer', content }) }];
  const sending = { actorId: 'admin', mail: 'welcome', now: new Date(0) };
  await expect(queueRemembered(mails, remembered, sending)).rejects.toThrow('The queue is away');
  expect(done).toEqual(['written', 'queued']);
  expect(JSON.stringify(vi.mocked(transact).mock.calls)).toContain('mails-sent');
});
