/** A stage that requires a second factor of members of groups: what a role can do without one, and how somebody who lost theirs gets back in. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { type EndpointDefinition, fillPath } from '#shared/contract/endpoint.ts';
import { listRoles, resetSecondFactor } from '#shared/people/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { functionsWith, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser, turnOnSecondFactor } from '#tests/support/cloud/users.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { ownSecondFactor } from '#words/general/refusals.ts';

useOwnCloud(() => startLocalCloud(undefined, { functions: functionsWith({ SECOND_FACTOR: 'required' }) }));

let admin: TestUser;
let bare: TestUser;
it.beforeAll(async () => {
  [admin, bare] = await Promise.all([
    cloud.createUser({ groups: ['admin'] }),
    cloud.createUser({ groups: ['admin', 'fisherman_manager', 'community_aid_manager'] }),
  ]);
  await turnOnSecondFactor(cloud, admin);
});

const me = async ({ accessToken: token }: TestUser) => (await cloud.call(getMe, { token })).body;
const reset = (userId: string, by = admin) =>
  cloud.call(resetSecondFactor, { token: by.accessToken, params: { userId } });

const PARAMS = new Proxy<Record<string, string>>({}, { get: () => '01JCXZ0000000000000000000A' });
const ofGroups: EndpointDefinition[] = ENDPOINTS.filter(({ access }) => typeof access !== 'string');

describe('a role without a second factor', () => {
  it.each(ofGroups.map((definition) => [definition.name, definition] as const))(
    'is of no use for %s',
    async (_name, { method, path }) => {
      const response = await cloud.request(`/api${fillPath(path, PARAMS)}`, {
        method,
        headers: { authorization: `Bearer ${bare.accessToken}` },
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        error: { code: 'second_factor_missing', message: apiErrors.second_factor_missing },
      });
    },
  );

  it('leaves its member what everybody may, and says what is missing', async () => {
    expect((await me(bare)).secondFactor).toEqual({ isOn: false, isMissing: true, recoveryCodes: 0 });
    expect((await me(await cloud.createUser())).secondFactor).toEqual({
      isOn: false,
      isMissing: false,
      recoveryCodes: 0,
    });
    const body = { profileType: 'buyer' as const, name: 'Bea Finn' };
    expect((await cloud.call(createProfile, { token: bare.accessToken, body })).status).toBe(201);
  });

  it('is told of no role to who has none', async () => {
    const { accessToken: token } = await cloud.createUser();
    expect((await cloud.call(listRoles, { token })).error.code).toBe('not_allowed');
  });

  it('serves from the moment the second factor is on, and until it is off', async () => {
    const manager = await cloud.createUser({ groups: ['admin'] });
    await turnOnSecondFactor(cloud, manager);
    expect((await me(manager)).secondFactor).toEqual({ isOn: true, isMissing: false, recoveryCodes: 0 });
    const list = () => cloud.call(listRoles, { token: manager.accessToken });
    expect((await list()).status).toBe(200);
    await reset(manager.userId);
    expect((await list()).error.code).toBe('second_factor_missing');
  });
});

const auditOf = async (person: TestUser) =>
  (await readItems(cloud, 'pk', 'AUDIT')).filter(({ userId }) => userId === person.userId);

describe('a lost second factor', () => {
  it('is reset by another administrator, who is written down; then the password alone signs in', async () => {
    const person = await cloud.createUser();
    await me(person);
    await turnOnSecondFactor(cloud, person);
    await expect(signIn(cloud, person)).rejects.toThrow();
    expect((await reset(person.userId)).body).toEqual({ reset: true });
    await signIn(cloud, person);
    expect((await me(person)).secondFactor).toEqual({ isOn: false, isMissing: false, recoveryCodes: 0 });
    const entry = { action: 'second-factor-reset', actorId: admin.userId };
    expect(await auditOf(person)).toMatchObject([entry]);
    // There is none to reset any more.
    expect((await reset(person.userId)).status).toBe(200);
    expect(await auditOf(person)).toHaveLength(1);
    await turnOnSecondFactor(cloud, person);
    await reset(person.userId);
    expect(await auditOf(person)).toMatchObject([entry, entry]);
  });

  it('is not reset by its own person, nor where there is nobody', async () => {
    const answer = await reset(admin.userId);
    expect([answer.status, answer.error.message]).toEqual([403, ownSecondFactor]);
    expect((await me(admin)).secondFactor?.isOn).toBe(true);
    expect((await reset('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await reset(admin.userId, await cloud.createUser())).error.code).toBe('not_allowed');
  });
});
