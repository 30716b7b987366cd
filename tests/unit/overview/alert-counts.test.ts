/** The figures of alerts in the administrators' overview, whose changes come twice. */
import { beforeEach, expect, it } from 'vitest';
import { SENT_MAIL_LIFETIME } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/alerts/store/searches.ts')),
  ...(await import('#lambdas/alerts/store/settings.ts')),
  ...(await import('#lambdas/jobs/claim-work.ts')),
  ...(await import('#lambdas/mail/store/items.ts')),
  ...(await import('#lambdas/mail/store/sent-mails.ts')),
  ...(await import('#lambdas/overview/reactions.ts')),
  ...(await import('#lambdas/overview/store/daily-counts.ts')),
  ...(await import('#lambdas/table/change.ts')),
};
const { alertSettings, savedSearch } = await import('#lambdas/alerts/store/items.ts');
const { put, write } = await import('#lambdas/table/index.ts');

const userId = '00000000-0000-4000-8000-000000000001';
beforeEach(table.clear);

async function figures() {
  const changes = (await table.changes()).map((record) => new code.Change(record));
  for (const change of [...changes, ...changes]) {
    if (code.sentMail.match(change.key)) await code.countAlert(change);
    if (savedSearch.match(change.key)) await code.countEndedSearch(change);
    if (alertSettings.match(change.key)) await code.countEndedReason(change);
  }
  const [today] = (await code.readDays(1, new Date())).days;
  const { alertsSent, alertsOpened, alertsEnded } = today ?? {};
  return { alertsSent, alertsOpened, alertsEnded };
}

async function send(name: string, outcome: 'sent' | 'refused'): Promise<void> {
  const key = code.sentMail.key({ askedBy: `ALERT#${userId}#${name}`, mail: code.ALERT_MAIL });
  await code.claimWork(key, SENT_MAIL_LIFETIME);
  await code.finishWork(key, outcome);
}

it('count alerts that were emailed, and each whose link was followed, once', async () => {
  await send('one', 'sent');
  await send('two', 'sent');
  await send('three', 'refused');
  expect(await figures()).toEqual({ alertsSent: 2, alertsOpened: 0, alertsEnded: 0 });
  for (let visit = 0; visit < 2; visit++) await code.markOpened(`ALERT#${userId}#two`);
  expect(await figures()).toEqual({ alertsSent: 2, alertsOpened: 1, alertsEnded: 0 });
});

it('count each saved search and each kind of alert that a person ends, once', async () => {
  const searchId = '01J0000000000000000000000S';
  const search = { name: 'Cod', kind: 'catch', level: 'now', filters: {} } as const;
  await write(put(savedSearch.item({ userId, searchId }, search)));
  await code.endSearch(userId, searchId);
  await code.deleteSearch(userId, searchId);
  for (let tap = 0; tap < 2; tap++) await code.endReason(userId, 'fisherman');
  expect(await figures()).toEqual({ alertsSent: 0, alertsOpened: 0, alertsEnded: 2 });
});
