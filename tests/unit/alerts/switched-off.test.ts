/** Administrators switch alerts off on one site, or on both. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Matching } from '#lambdas/alerts/jobs.ts';
import type { News } from '#lambdas/alerts/news.ts';
import type { Found } from '#lambdas/table/index.ts';
import type { Feature } from '#shared/features.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { useLoneTable } from '#tests/support/cloud/lone-table.ts';
import { catchAt } from '#tests/support/posts.ts';

const pushed = vi.hoisted((): string[] => []);
vi.mock('#lambdas/push/send-push.ts', () => ({
  sendPush: async ({ deviceId }: { deviceId: string }) => {
    pushed.push(deviceId);
    return 'sent';
  },
}));

const table = await useLoneTable();
const code = {
  ...(await import('#lambdas/alerts/check-alerts.ts')),
  ...(await import('#lambdas/alerts/match.ts')),
  ...(await import('#lambdas/alerts/tell.ts')),
  ...(await import('#lambdas/alerts/store/items.ts')),
  ...(await import('#lambdas/favorites/store/items.ts')),
  ...(await import('#lambdas/people/store/items.ts')),
  ...(await import('#lambdas/posts/store/items.ts')),
  ...(await import('#lambdas/posts/store/stored-posts.ts')),
  ...(await import('#lambdas/push/push-to-person.ts')),
  ...(await import('#lambdas/push/store/items.ts')),
  ...(await import('#lambdas/site/store/items.ts')),
};

vi.useFakeTimers({ toFake: ['Date'] });

const PEOPLE = { consumer: '1', community: '2' };
const idOf = (flavour: Flavour) => `00000000-0000-4000-8000-00000000000${PEOPLE[flavour]}`;
const post = catchAt(0, Date.now());
const { id: postId, fishermanId, createdAt } = post;
const news: News = { kind: 'catch', postId, fishermanId, event: 'new', at: createdAt };

const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }));

const DEVICE = {
  ...{ endpoint: 'https://push.creel.example/device', keys: { p256dh: '', auth: '' }, serverKey: '' },
  ...({ name: 'Firefox on Android', language: 'en', showsDetails: true } as const),
  ...{ addedAt: createdAt, usedAt: createdAt, expiresAt: Math.ceil(Date.now() / 1000) + 86_400 },
};

/** Somebody of each site, with a device that subscribed there, follows the fisherman. */
beforeEach(async () => {
  await table.clear();
  pushed.length = 0;
  await switchOff({});
  const stored = code.toStoredPost('catch', { record: post, hidden: false });
  await put(code.POST_ITEMS.catch.record.item({ postId }, stored));
  for (const flavour of FLAVOURS) {
    const userId = idOf(flavour);
    await put(
      code.account.item({ userId }, { userId, name: 'Ann', email: 'ann@creel.example', createdAt, flavour }),
    );
    await put(code.alertSettings.item({ userId }, { quiet: null }));
    await put(code.favorite.item({ userId, fishermanId }, { entryId: flavour }));
    await put(code.pushDevice.item({ userId, deviceId: flavour }, { ...DEVICE, flavour, deviceId: flavour }));
  }
});

async function switchOff(switchedOff: Partial<Record<Flavour, readonly Feature[]>>) {
  for (const part of FLAVOURS)
    await put(
      code.siteSettings.item(
        { part },
        { switchedOff: [...(switchedOff[part] ?? [])], changedAt: createdAt, changedBy: fishermanId },
      ),
    );
  vi.setSystemTime(Date.now() + 1000 * SETTINGS_KEPT_SECONDS);
}

const tell = () =>
  code.tellPart({
    news,
    reason: 'fisherman',
    people: FLAVOURS.map((flavour) => ({ userId: idOf(flavour) })),
  });
const alertsOf = async (flavour: Flavour) =>
  (await table.items<Found<object>>()).filter((item) => code.alert.match(item)?.userId === idOf(flavour));

it('tells those of the other site only, by links to that site', async () => {
  await switchOff({ community: ['alerts'] });
  await tell();
  expect(await alertsOf('community')).toEqual([]);
  const [written] = await alertsOf('consumer');
  const checked = await code.readAlert({ userId: idOf('consumer'), alertId: written?.sk ?? '' });
  expect(checked?.told.flavour).toBe('consumer');
});

it('leads to the other site for a post that the own site does not show', async () => {
  await switchOff({ community: ['sales'] });
  await tell();
  const [written] = await alertsOf('community');
  const checked = await code.readAlert({ userId: idOf('community'), alertId: written?.sk ?? '' });
  expect(checked?.told.flavour).toBe('consumer');
});

it('sends nothing that was written before', async () => {
  await tell();
  const [written] = await alertsOf('community');
  await switchOff({ community: ['alerts'] });
  expect(await code.readAlert({ userId: idOf('community'), alertId: written?.sk ?? '' })).toBeUndefined();
});

it('notifies only devices of a site with alerts', async () => {
  await switchOff({ community: ['alerts'] });
  const notification = { id: 'one', reason: 'digest', path: '/alerts', features: ['alerts'] } as const;
  for (const flavour of FLAVOURS) await code.pushToPerson({ userId: idOf(flavour), notification });
  expect(pushed).toEqual(['consumer']);
});

it('looks for nobody if both sites have none', async () => {
  const part: Matching = { news };
  expect(await code.matchPart(part)).not.toEqual([]);
  await switchOff({ consumer: ['alerts'], community: ['alerts'] });
  expect(await code.matchPart(part)).toEqual([]);
});
