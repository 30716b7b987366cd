/** The administrators' overview: daily figures, waiting work, and failed jobs. */
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect } from 'vitest';
import { waitingClaim } from '#lambdas/claims/store/items.ts';
import { siteDayOf } from '#lambdas/core/day-of.ts';
import { dailyCount } from '#lambdas/overview/store/items.ts';
import { DAY } from '#shared/limits.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { getDailyCounts, getOverview, getWaiting } from '#shared/overview/endpoints.ts';
import { DAILY_FIGURES, type DailyFigure } from '#shared/overview/schemas.ts';
import { everyChange } from '#tests/api/faults/changes.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals, collect, serve } from '#tests/support/claims.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, pair, write } from '#tests/support/correspondence.ts';
import { apply } from '#tests/support/organizations.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud();

let admin: TestUser;
it.beforeAll(async () => {
  admin = await aPerson(cloud, { groups: ['admin'] });
});

async function overview() {
  await cloud.settled();
  return (await cloud.call(getOverview, { token: admin.accessToken })).body;
}

async function counts(span?: '7' | '365') {
  await cloud.settled();
  return (await cloud.call(getDailyCounts, { token: admin.accessToken, query: { days: span } })).body;
}

/** Sums over all days, since a test may run across midnight. */
async function figures(): Promise<Record<DailyFigure, number>> {
  const { days } = await counts();
  const sum = (figure: DailyFigure) => days.reduce((total, day) => total + day[figure], 0);
  return Object.fromEntries(DAILY_FIGURES.map((figure) => [figure, sum(figure)])) as Record<
    DailyFigure,
    number
  >;
}

async function tell(records: readonly DynamoDBRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += 100) {
    const answer = await cloud.runtime.invoke('react-to-changes', { Records: records.slice(at, at + 100) });
    expect(answer).toEqual({ batchItemFailures: [] });
  }
  await cloud.settled();
}

const bounce = (address: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: address }] },
});

describe('the daily figures', () => {
  it('count each thing once, even if the stream repeats it', async () => {
    const before = await figures();
    const [ruth, omar] = await pair(cloud);
    const sold = await postCatch(cloud, ruth);
    const pledge = await postPledge(cloud, ruth, { mealsPledged: 30 });
    await asOwner(cloud, ruth).editPledge(pledge.id, { version: 1, mealsPledged: 40 });
    await asOwner(cloud, ruth).deleteCatch(sold.id);
    const kitchen = await aKitchen(cloud);
    const eaten = await claimMeals(cloud, kitchen, pledge.id, { meals: 12 });
    const cancelled = await claimMeals(cloud, kitchen, pledge.id, { meals: 5 });
    await cancel(cloud, kitchen.coordinator, cancelled.id);
    await collect(cloud, ruth, eaten.id, { code: eaten.code ?? '' });
    await serve(cloud, kitchen.coordinator, eaten.id, 9);
    const message = (await write(cloud, omar, ruth)).body;
    await cloud.call(createReport, {
      token: ruth.accessToken,
      body: {
        reportedUserId: omar.userId,
        reportType: 'spam',
        description: 'Sells watches.',
        messageId: message.id,
      },
    });
    const mailsBefore = cloud.mails().length;
    await cloud.runtime.invoke('record-mail-feedback', {
      Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(bounce('gone@creel.example')) } }],
    });
    const after = await figures();
    const by = (figure: DailyFigure) => after[figure] - before[figure];
    expect(Object.fromEntries(DAILY_FIGURES.map((figure) => [figure, by(figure)]))).toMatchObject({
      catches: 1,
      pledges: 1,
      mealsPledged: 40,
      mealsClaimed: 12,
      mealsServed: 9,
      messages: 1,
      reports: 1,
      mailsFailed: 1,
    });
    expect(by('signUps')).toBeGreaterThanOrEqual(2);
    expect(after.mailsSent).toBe(cloud.mails().length);
    expect(cloud.mails().length).toBeGreaterThanOrEqual(mailsBefore);

    const changes = await everyChange(cloud);
    await tell(changes);
    await tell(changes.toReversed());
    await tell(changes.flatMap((change) => [change, change]));
    expect(await figures()).toEqual(after);
  });

  it('are for days in the site’s time zone, with the sums of the same number of days before', async () => {
    const today = siteDayOf(cloud.clock.now());
    const dayAgo = (days: number) => new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10);
    const expiresAt = Math.floor((cloud.clock.now() + DAY) / 1000);
    const count = (days: number, shard: string) => ({
      ...dailyCount.item({ day: dayAgo(days), shard }, { messages: 3, expiresAt }),
    });
    expect((await counts('7')).before).toBeUndefined();
    const before = await figures();
    const old = [count(730, '0'), count(729, '0'), count(364, '0'), count(179, '2'), count(90, '0')];
    await putItems(cloud, [...old, count(89, '0'), count(89, '3'), count(20, '1')]);
    const { days, before: sums } = await counts();
    expect(days).toHaveLength(90);
    expect(sums?.messages).toBe(6);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual([dayAgo(89), today]);
    expect([days[0]?.messages, days[69]?.messages]).toEqual([6, 3]);
    expect((await figures()).messages).toBe(before.messages + 9);
    expect((await counts('7')).days).toHaveLength(7);
    const year = await counts('365');
    expect([year.days[0]?.messages, year.before?.messages]).toEqual([3, 3]);
  });

  it('can be downloaded as a file with one line for each day', async () => {
    const ask = (query: string, { accessToken }: TestUser) =>
      cloud.request(`/api/admin/days.csv${query}`, { headers: { authorization: `Bearer ${accessToken}` } });
    const lines = (await (await ask('?days=30', admin)).text()).trim().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines[0]).toMatch(/^"day","catches","pledges","landings","mealsPledged"/);
    expect(lines.at(-1)).toContain(`"${siteDayOf(cloud.clock.now())}"`);
    expect((await ask('?days=31', admin)).status).toBe(422);
    expect((await ask('', await aPerson(cloud))).status).toBe(403);
  });

  it('are stored for a little more than two years', async () => {
    const counts = (await readItems(cloud, 'pk', 'DAILY')).map(({ sk, expiresAt }) => {
      const day = Date.parse(String(sk).slice(0, 10));
      return (Number(expiresAt) * 1000 - day) / DAY;
    });
    for (const days of counts.filter((each) => each > 735)) expect(Math.floor(days)).toBe(740);
  });
});

describe('the number of waiting decisions', () => {
  const countFor = async ({ accessToken: token }: TestUser) => (await cloud.call(getWaiting, { token })).body;

  it('is counted up to 100', async () => {
    const before = await countFor(admin);
    await apply(cloud);
    await putItems(
      cloud,
      Array.from({ length: 130 }, (_, index) => ({
        ...waitingClaim.item({ claimId: `01J${String(index).padStart(23, '0')}` }, {}),
      })),
    );
    const applications = (before.applications ?? 0) + 1;
    expect(await countFor(admin)).toEqual({ ...before, applications, claims: 100 });
  });

  it.each([
    ['fisherman_manager', ['appeals', 'invitationRequests', 'licenses']],
    ['community_aid_manager', ['applications', 'claimConflicts', 'claims']],
  ] as const)('includes for a %s only what they decide about', async (group, names) => {
    const manager = await aPerson(cloud, { groups: [group] });
    expect(Object.keys(await countFor(manager)).sort()).toEqual(names);
  });
});

describe('the state of the system', () => {
  it('contains the failed jobs, the running version and its start', async () => {
    const { health } = await overview();
    expect(health.deadLetters.map(({ queue, messages }) => [queue, messages])).toEqual([
      ['failed-changes', 0],
      ['jobs', 0],
      ['uploads', 0],
      ['mails', 0],
      ['alert-mails', 0],
      ['pushes', 0],
      ['webhooks', 0],
      ['webhook-turns', 0],
      ['invalidations', 0],
    ]);
    expect(health).toMatchObject({ stage: 'local', version: 'test' });
    expect(Date.parse(health.deployedAt ?? '')).toBeLessThanOrEqual(Date.now());
    cloud.queues.send('jobs', JSON.stringify({ name: 'nothing', payload: {} }));
    await expect
      .poll(
        async () => (await overview()).health.deadLetters.find(({ queue }) => queue === 'jobs')?.messages,
        {
          timeout: 60_000,
        },
      )
      .toBe(1);
    expect(cloud.failures.splice(0).some((line) => line.includes('given up'))).toBe(true);
  });
});
