/** Alerts of each reason: how often they are told, and how they end. Tests run at any hour, so nobody has quiet hours unless said. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import {
  createSavedSearch,
  endAlerts,
  listAlerts,
  listSavedSearches,
  markAlertsSeen,
  openAlert,
} from '#shared/alerts/endpoints.ts';
import { NEWS_DELAY_SECONDS } from '#shared/alerts/limits.ts';
import { OPENS_TOLD_BEFORE } from '#shared/alerts/rules.ts';
import { listSavedPosts, saveCatch, saveLanding } from '#shared/alerts/saved-endpoints.ts';
import type { SearchFilters, SubjectKind } from '#shared/alerts/schemas.ts';
import { nextHour } from '#shared/alerts/times.ts';
import { MINUTE, SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { blockUser } from '#shared/messages/endpoints.ts';
import { suspendUser } from '#shared/people/endpoints.ts';
import { setCatchStock, setCatchVisibility, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getSiteSettings, setLimits } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { type Chosen, chooseAlerts } from '#tests/support/alerts.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { type CatchInput, postCatch, postPledge } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { admire, aFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { addMember, createOrganization } from '#tests/support/organizations.ts';

useOwnCloud();

const by = ({ accessToken: token }: TestUser) => ({ token });

/** Lets the time pass in which a new post can be taken back. */
async function waitForNews() {
  await cloud.settled();
  cloud.clock.advance(1000 * NEWS_DELAY_SECONDS);
  await cloud.settled();
}

async function aWatcher(chosen?: Chosen): Promise<TestUser> {
  const person = await aPerson(cloud);
  await chooseAlerts(cloud, person, chosen);
  return person;
}

const search = (who: TestUser, filters: SearchFilters, kind: SubjectKind = 'catch', name = 'My cod') =>
  cloud.call(createSavedSearch, { ...by(who), body: { name, kind, level: 'now', filters } });

const alertsOf = async (who: TestUser) => (await cloud.call(listAlerts, by(who))).body.items;
const told = async (who: TestUser) => (await alertsOf(who)).map(({ event, reason }) => `${event} ${reason}`);

const PORTLAND = { label: 'Portland, ME', coordinates: { lat: 43.66, lng: -70.26 } };

describe('a saved search', () => {
  it('tells its owner of a new post that matches, once by email and in the list, until the email ends it', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(cloud), aWatcher()]);
    await search(ann, { species: 'cod', place: { ...PORTLAND, radiusMiles: 10 }, priceAtMost: 7 });
    await search(ann, { words: 'COD portland' }, 'catch', 'Any cod');
    await cloud.settled();
    const { id } = await postCatch(cloud, ruth, { species: 'cod', amount: 6.5 });
    await postCatch(cloud, ruth, { species: 'lobster' });
    await postCatch(cloud, ruth, { species: 'cod', location: 'Boston, MA', amount: 9 });
    await waitForNews();
    const mail = await theMailTo(cloud, ann);
    expect(mail.subject).toBe('Ruth Alder posted a catch: cod');
    expect(mail.html).toContain(`/catch/${id}?alert=`);
    expect(await alertsOf(ann)).toMatchObject([
      { kind: 'catch', postId: id, event: 'new', reason: 'search', unread: true, catch: { species: 'cod' } },
    ]);
    expect((await cloud.call(getMe, by(ann))).body.unreadAlerts).toBe(1);
    expect((await cloud.call(markAlertsSeen, by(ann))).body).toEqual({ unreadAlerts: 0 });
    expect((await alertsOf(ann))[0]?.unread).toBe(false);

    const token = unsubscribeLinks(mail).header.searchParams.get('token') ?? '';
    const ended = (await cloud.call(endAlerts, { query: { token } })).body;
    expect(ended).toEqual({ ended: true, reason: 'search', search: expect.stringMatching(/cod/i) });
    const { items } = (await cloud.call(listSavedSearches, by(ann))).body;
    expect(items.find(({ name }) => name === ended.search)?.level).toBe('never');
    const opened = /\/catch\/\w+\?alert=([\w-]+)/.exec(mail.html)?.[1] ?? '';
    expect((await cloud.call(openAlert, { query: { token: opened } })).body).toEqual({ counted: true });
  });

  it('is one of at most 20', async () => {
    const ann = await aPerson(cloud);
    for (let count = 0; count < 20; count++) expect((await search(ann, {})).status).toBe(201);
    expect((await search(ann, {})).error.code).toBe('conflict');
  });
});

describe('a follower of a fisherman', () => {
  it('is told of catches, pledges and landings, once of each', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(cloud), aPerson(cloud)]);
    await admire(cloud, ann, ruth);
    await search(ann, { species: 'cod' });
    await cloud.settled();
    const catchId = (await postCatch(cloud, ruth, { species: 'cod' })).id;
    await postPledge(cloud, ruth);
    await waitForNews();
    expect((await told(ann)).map((each) => each.split(' ')[0])).toEqual(['new', 'new']);
    expect(await mailsTo(cloud, ann)).toHaveLength(2);
    for (const hidden of [true, false])
      await cloud.call(setCatchVisibility, { ...by(ruth), params: { catchId }, body: { hidden } });
    await waitForNews();
    expect(await told(ann)).toHaveLength(2);
  });

  it.each([
    ['blocks the fisherman', (ann: TestUser, ruth: TestUser) => [ann, ruth] as const],
    ['is blocked', (ann: TestUser, ruth: TestUser) => [ruth, ann] as const],
  ])('who %s is not told', async (_, pair) => {
    const [ruth, ann] = await Promise.all([aFisherman(cloud), aPerson(cloud)]);
    await admire(cloud, ann, ruth);
    const [from, to] = pair(ann, ruth);
    await cloud.call(blockUser, { ...by(from), params: { userId: to.userId } });
    await postCatch(cloud, ruth);
    await waitForNews();
    expect(await told(ann)).toEqual([]);
    expect(await mailsTo(cloud, ann)).toEqual([]);
  });

  it('is not told of a fisherman who was suspended meanwhile, nor shown what they were told before', async () => {
    const [ruth, ann, chief] = await Promise.all([
      aFisherman(cloud),
      aPerson(cloud),
      cloud.createUser({ groups: ['admin'] }),
    ]);
    await admire(cloud, ann, ruth);
    await postCatch(cloud, ruth);
    await waitForNews();
    await postCatch(cloud, ruth);
    await cloud.call(suspendUser, {
      ...by(chief),
      params: { userId: ruth.userId },
      body: { reason: 'Spam.' },
    });
    await waitForNews();
    const alerts = await alertsOf(ann);
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.catch).toBeUndefined();
    expect(await mailsTo(cloud, ann)).toHaveLength(1);
  });
});

describe('levels and hours', () => {
  const ZONE = 'America/New_York';

  it('keep alerts for one email a day at the chosen hour, with the best first and without what is gone', async () => {
    const ruth = await aFisherman(cloud);
    const ann = await aPerson(cloud);
    await admire(cloud, ann, ruth);
    await chooseAlerts(cloud, ann, { levels: { fisherman: 'daily', search: 'daily' }, digestHour: 8 });
    await search(ann, { species: 'lobster' }, 'catch', 'Lobster');
    await cloud.settled();
    for (const species of ['cod', 'haddock', 'lobster']) await postCatch(cloud, ruth, { species });
    const { id: catchId } = await postCatch(cloud, ruth, { species: 'salmon' });
    await waitForNews();
    expect(await mailsTo(cloud, ann)).toEqual([]);
    expect(await told(ann)).toHaveLength(4);
    await cloud.call(setCatchStock, { ...by(ruth), params: { catchId }, body: { sold: true } });
    const now = cloud.clock.now();
    cloud.clock.advance(nextHour(8, ZONE, now + 10 * MINUTE) - now);
    for (let run = 0; run < 2; run++) await cloud.runDue();
    const mail = await theMailTo(cloud, ann);
    expect(mail.subject).toBe('3 posts for you today');
    expect(mail.text.match(/posted a catch: \w+/g)).toHaveLength(3);
    expect(mail.text).not.toContain('almon');
  });

  it('tell nobody at night, and nothing at the level never', async () => {
    const ruth = await aFisherman(cloud);
    const hour = Number(
      new Date(cloud.clock.now()).toLocaleString('en-GB', { hour: '2-digit', timeZone: ZONE }),
    );
    const [asleep, never] = await Promise.all([aPerson(cloud), aPerson(cloud)]);
    for (const who of [asleep, never]) await admire(cloud, who, ruth);
    await chooseAlerts(cloud, asleep, { quiet: { from: hour, until: (hour + 2) % 24 } });
    await chooseAlerts(cloud, never, { levels: { fisherman: 'never' } });
    await postCatch(cloud, ruth);
    await waitForNews();
    expect(await told(asleep)).toEqual(['new fisherman']);
    expect(await told(never)).toEqual([]);
    for (const who of [asleep, never]) expect(await mailsTo(cloud, who)).toEqual([]);
  });
});

describe('a saved post', () => {
  it('tells of a lower price, of what is nearly gone, changed and sold, each once', async () => {
    const [ruth, ann] = await Promise.all([aFisherman(cloud), aWatcher()]);
    const { id: catchId } = await postCatch(cloud, ruth);
    const params = { catchId };
    expect((await cloud.call(saveCatch, { ...by(ann), params })).body).toEqual({ saved: true });
    const { savedPostIds } = (await cloud.call(getMe, by(ann))).body;
    expect(savedPostIds).toEqual([catchId]);
    const edit = async (version: number, changes: Partial<CatchInput>) => {
      const { status } = await cloud.call(updateCatch, {
        ...by(ruth),
        params,
        body: { version, ...changes },
      });
      expect(status).toBe(200);
      await cloud.settled();
    };
    await edit(1, { amount: 5 });
    await edit(2, { description: 'Just landed.' });
    await edit(3, { condition: 'frozen' });
    await cloud.call(setCatchStock, { ...by(ruth), params, body: { sold: false, quantity: '2 lb' } });
    await cloud.settled();
    await cloud.call(setCatchStock, { ...by(ruth), params, body: { sold: true } });
    await cloud.settled();
    expect((await told(ann)).toReversed()).toEqual([
      'price saved',
      'changed saved',
      'few-left saved',
      'sold saved',
    ]);
    const subjects = (await mailsTo(cloud, ann)).map(({ subject }) => subject);
    expect(subjects.toReversed()).toEqual([
      'Lower price: cod from Ruth Alder',
      'Changed: cod from Ruth Alder',
      'Nearly gone: cod from Ruth Alder',
      'All gone: cod from Ruth Alder',
    ]);
    const { items } = (await cloud.call(listSavedPosts, by(ann))).body;
    expect(items).toMatchObject([{ kind: 'catch', postId: catchId, catch: { soldAt: expect.any(String) } }]);
  });
});

describe('an organization', () => {
  it('tells members who want it of meals that it could pick up and keep', async () => {
    const [ruth, wants, wantsNot] = await Promise.all([aFisherman(cloud), aPerson(cloud), aPerson(cloud)]);
    const organizationId = await createOrganization(cloud, wants, { radiusMiles: 20 });
    await addMember(cloud, organizationId, wantsNot, 'collector');
    await chooseAlerts(cloud, wants, { levels: { meals: 'now' }, mealsAtLeast: 20 });
    await cloud.settled();
    const { id: postId } = await postPledge(cloud, ruth, { mealsPledged: 24 });
    await postPledge(cloud, ruth, { mealsPledged: 10 });
    await postPledge(cloud, ruth, { mealsPledged: 30, handling: { storage: 'frozen' } });
    await postPledge(cloud, ruth, { mealsPledged: 40, location: 'Boston, MA' });
    await waitForNews();
    expect(await alertsOf(wants)).toMatchObject([{ postId, event: 'new', reason: 'meals' }]);
    expect(await told(wantsNot)).toEqual([]);
    expect(await mailsTo(cloud, wants)).toHaveLength(1);
  });

  it('tells them again half an hour before one organization may claim all meals, once', async () => {
    const [ruth, wants, chief] = await Promise.all([
      aFisherman(cloud),
      aPerson(cloud),
      cloud.createUser({ groups: ['admin'] }),
    ]);
    const { version } = (await cloud.call(getSiteSettings, by(chief))).body.limits;
    const { species: _species, ...limits } = DEFAULT_RULES;
    const fairness = { ...limits.fairness, newPledgeMinutes: 60 };
    const body = { version, ...limits, fairness };
    expect((await cloud.call(setLimits, { ...by(chief), body })).status).toBe(200);
    cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
    await createOrganization(cloud, wants, { radiusMiles: 20 });
    await chooseAlerts(cloud, wants, { levels: { meals: 'now' } });
    await cloud.settled();
    await postPledge(cloud, ruth);
    await waitForNews();
    expect(await told(wants)).toEqual(['new meals']);
    cloud.clock.advance(OPENS_TOLD_BEFORE + MINUTE);
    for (let run = 0; run < 2; run++) await cloud.runDue();
    await cloud.settled();
    expect((await told(wants)).sort()).toEqual(['new meals', 'opens meals']);
  });
});

describe('a landing', () => {
  it('is told to followers and matching searches, and its delay, arrival and end to followers and savers, once', async () => {
    const [ruth, fan, saver, seeker] = await Promise.all([
      aFisherman(cloud),
      aPerson(cloud),
      aWatcher(),
      aWatcher(),
    ]);
    await admire(cloud, fan, ruth);
    await search(seeker, { species: 'cod', place: { ...PORTLAND, radiusMiles: 10 } }, 'landing');
    await cloud.settled();
    const { announce, tell } = byPhone(cloud, ruth);
    const { id: landingId, from } = (await announce()).body;
    await waitForNews();
    expect(await alertsOf(fan)).toMatchObject([
      { postId: landingId, event: 'new', landing: { id: landingId } },
    ]);
    await cloud.call(saveLanding, { ...by(saver), params: { landingId } });
    await tell(landingId, { delayMinutes: 30, from });
    await cloud.settled();
    await tell(landingId, { state: 'landed' });
    await cloud.settled();
    expect(await told(fan)).toEqual(['landed landing', 'delayed landing', 'new fisherman']);
    expect(await told(saver)).toEqual(['landed saved', 'delayed saved']);
    expect(await told(seeker)).toEqual(['new search']);
    expect((await mailsTo(cloud, saver)).map(({ subject }) => subject)).toContain('Ruth Alder has landed');
  });
});
