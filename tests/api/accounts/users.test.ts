/** An administrator's page about one person, and the deletion of their account there. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { deleteUser, getUser, listUsers, removeRole, suspendUser } from '#shared/people/endpoints.ts';
import { setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals } from '#tests/support/claims.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createOrganization } from '#tests/support/organizations.ts';

let alma: TestUser;
it.beforeAll(async () => {
  alma = await aPerson(cloud, { name: 'Alma Desk', groups: ['admin'] });
});

const details = (userId: string, by = alma) =>
  cloud.call(getUser, { token: by.accessToken, params: { userId } });
const erase = (userId: string, name: string, by = alma) =>
  cloud.call(deleteUser, { token: by.accessToken, params: { userId }, body: { name } });
const found = async (q: string) =>
  (await cloud.call(listUsers, { token: alma.accessToken, query: { q } })).body.items;
const auditOf = async ({ userId }: TestUser) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter((entry) => entry.userId === userId);

describe('an administrator’s page about a person', () => {
  it('contains everything that is needed to decide', async () => {
    const omar = await aPerson(cloud, {
      name: 'Omar Finn',
      fisherman: 'Omar Finn',
      groups: ['fisherman_manager'],
    });
    const token = omar.accessToken;
    const shown = await postCatch(cloud, omar);
    const hidden = await postCatch(cloud, omar);
    await cloud.call(setCatchVisibility, { token, params: { catchId: hidden.id }, body: { hidden: true } });
    const pledge = await postPledge(cloud, omar);
    const organizationId = await createOrganization(cloud, omar, { name: 'Harbor Table' });
    const kitchen = { organizationId, coordinator: omar };
    const another = await aKitchen(cloud, { name: 'Pier Kitchen' });
    const ofOther = await postPledge(cloud, await aPerson(cloud, { fisherman: 'Ruth Alder' }));
    const own = await claimMeals(cloud, kitchen, ofOther.id);
    const onPledge = await claimMeals(cloud, another, pledge.id, { meals: 1 });
    await cancel(cloud, another.coordinator, onPledge.id);
    const report = await cloud.call(createReport, {
      token,
      body: { reportedUserId: alma.userId, reportType: 'spam', description: 'Too many mails.' },
    });
    await cloud.call(createReport, {
      token: alma.accessToken,
      body: { reportedUserId: omar.userId, reportType: 'scam', description: 'Sells watches.' },
    });
    const until = '2038-01-19T12:00:00.000Z';
    await cloud.call(suspendUser, {
      token: alma.accessToken,
      params: { userId: omar.userId },
      body: { reason: 'A test.', until },
    });
    const { status, body } = await details(omar.userId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: omar.userId,
      name: 'Omar Finn',
      email: omar.email,
      profiles: [{ profileType: 'fisherman', isPro: false }],
      roles: [{ role: 'fisherman_manager', assignedBy: expect.any(String) }],
      posts: { pledges: expect.any(Number) },
      claims: [
        { id: onPledge.id, organizationName: 'Pier Kitchen', meals: 1, state: 'cancelled' },
        { id: own.id, organizationName: 'Harbor Table', meals: 2, state: 'reserved' },
      ],
      organizations: [{ id: organizationId, name: 'Harbor Table', role: 'coordinator' }],
      reports: { about: [{ status: 'open' }], by: [{ id: report.body.id, reportType: 'spam' }] },
      suspension: { reason: 'A test.', until, byName: 'Alma Desk' },
      hasSecondFactor: false,
    });
    const latest = body.posts.latest.map(({ kind, id }) => ({ kind, id }));
    expect(latest).toHaveLength(3);
    expect(latest).toEqual(
      expect.arrayContaining([
        { kind: 'catch', id: shown.id },
        { kind: 'catch', id: hidden.id },
        { kind: 'pledge', id: pledge.id },
      ]),
    );
  });

  it('contains only the person’s own claims, the newest five', async () => {
    const [omar, coordinator] = await Promise.all([
      aPerson(cloud, { name: 'Omar Finn', fisherman: 'Omar Finn' }),
      aPerson(cloud, { name: 'Lou Marsh' }),
    ]);
    const kitchen = { organizationId: await createOrganization(cloud, coordinator), coordinator };
    expect((await details(omar.userId)).body.claims).toEqual([]);
    const pledge = await postPledge(cloud, omar);
    const made: string[] = [];
    for (let claimed = 0; claimed < 6; claimed++) {
      const { id } = await claimMeals(cloud, kitchen, pledge.id, { meals: 1 });
      await cancel(cloud, coordinator, id);
      made.unshift(id);
    }
    const ofFisherman = (await details(omar.userId)).body.claims;
    expect(ofFisherman.map(({ id }) => id)).toEqual(made.slice(0, 5));
    expect((await details(coordinator.userId)).body.claims).toEqual(ofFisherman);
  });

  it('does not exist for an unknown person', async () => {
    expect((await details('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const manager = await aPerson(cloud, { groups: ['fisherman_manager', 'community_aid_manager'] });
    expect((await details(alma.userId, manager)).status).toBe(403);
  });
});

describe('an account that an administrator deletes', () => {
  it('disappears with all its data, and nobody can sign in to it', async () => {
    const name = `Omar ${crypto.randomUUID().slice(0, 8)}`;
    const omar = await cloud.signUp({ name });
    await cloud.call(getMe, { token: omar.accessToken });
    expect(await found(name)).toHaveLength(1);
    const wrong = await erase(omar.userId, 'Omar');
    expect(wrong.error.issues).toEqual([{ path: 'name', message: 'This is not the name of the account' }]);
    expect(await auditOf(omar)).toEqual([]);
    expect((await erase(omar.userId, `  ${name.toUpperCase()} `)).body).toEqual({ deleted: true });
    await cloud.settled();
    expect(await found(name)).toEqual([]);
    expect((await details(omar.userId)).status).toBe(404);
    expect((await cloud.call(getFisherman, { params: { userId: omar.userId } })).status).toBe(404);
    expect((await cloud.call(getMe, { token: omar.accessToken })).status).toBe(401);
    await expect(signIn(cloud, omar)).rejects.toThrow();
    expect(await auditOf(omar)).toMatchObject([{ action: 'account-deleted', actorId: alma.userId }]);
  });

  it('is deleted once if two administrators do it at the same time, and a retry completes an interrupted deletion', async () => {
    const [omar, bea] = await Promise.all([
      aPerson(cloud, { name: 'Omar Finn' }),
      aPerson(cloud, { groups: ['admin'] }),
    ]);
    const answers = await Promise.all([alma, bea, alma].map((by) => erase(omar.userId, 'Omar Finn', by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await erase(omar.userId, 'whatever it was')).status).toBe(200);
    expect(await auditOf(omar)).toHaveLength(1);
  });

  it('is never their own, and of two administrators who delete each other one stays', async () => {
    expect((await erase(alma.userId, 'Alma Desk')).error.code).toBe('not_allowed');
    const [ada, bea] = await Promise.all(
      ['Ada Lund', 'Bea Lund'].map((name) => aPerson(cloud, { name, groups: ['admin'] })),
    );
    if (!ada || !bea) throw new Error('Two administrators were created');
    const answers = await Promise.all([
      erase(bea.userId, 'Bea Lund', ada),
      erase(ada.userId, 'Ada Lund', bea),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { userId } of [ada, bea])
      await cloud.call(removeRole, { token: alma.accessToken, params: { userId, role: 'admin' } });
  });
});
