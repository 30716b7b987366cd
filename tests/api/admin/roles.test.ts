import { execFile } from 'node:child_process';
import { describe, expect } from 'vitest';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import {
  assignRole,
  deleteProfiles,
  listRoleMembers,
  listRoles,
  listUsers,
  removeRole,
  suspendUser,
} from '#shared/people/endpoints.ts';
import { createProfile, setPhoto } from '#shared/profiles/endpoints.ts';
import { pagesOf } from '#tests/api/pages/pages.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { upload } from '#tests/support/builders.ts';
import { serveStack } from '#tests/support/cloud/deployed-stack.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';

useOwnCloud();

let alma: TestUser;

it.beforeAll(async () => {
  alma = await anAdmin();
});

async function anAdmin() {
  const admin = await cloud.signUp({ name: 'Alma Desk' });
  await makeAdmin(admin.email);
  return admin;
}

type Role = 'admin' | 'fisherman_manager' | 'community_aid_manager';

const assign = (actor: TestUser, userId: string, role: Role) =>
  cloud.call(assignRole, { token: actor.accessToken, params: { userId, role } });
const take = (actor: TestUser, userId: string, role: Role) =>
  cloud.call(removeRole, { token: actor.accessToken, params: { userId, role } });
const users = (q?: string, cursor?: string, limit = '50') =>
  cloud.call(listUsers, {
    token: alma.accessToken,
    query: { limit, ...(q && { q }), ...(cursor && { cursor }) },
  });
const askForMembers = (role: Role, cursor?: string, limit = '100') =>
  cloud.call(listRoleMembers, {
    token: alma.accessToken,
    params: { role },
    query: { limit, ...(cursor && { cursor }) },
  });
const members = async (role: Role) => (await askForMembers(role)).body;
const rolesOf = async ({ accessToken }: TestUser) =>
  (await cloud.call(getMe, { token: accessToken })).body.roles;

/** Runs the command against this cloud instead of AWS, without blocking, since the cloud runs in this process. */
async function makeAdmin(email: string, stage = 'dev') {
  const stack = await serveStack(cloud, 'Creel-dev');
  const env = { ...process.env, ...cloud.awsEnvironment, AWS_ENDPOINT_URL: stack.endpoint };
  const command = ['bin/make-admin.ts', `--stage=${stage}`, `--email=${email}`];
  const ended = await new Promise<{ failed: boolean; stderr: string }>((resolve) => {
    execFile(process.execPath, command, { env }, (error, _, stderr) =>
      resolve({ failed: error !== null, stderr }),
    );
  });
  stack.stop();
  return ended;
}

describe('the first administrator', () => {
  it('is made by a command after that person signed up', async () => {
    const person = await cloud.signUp();
    expect((await cloud.call(listRoles, { token: person.accessToken })).status).toBe(403);
    expect(await makeAdmin(person.email.toUpperCase())).toEqual({ failed: false, stderr: '' });
    expect((await cloud.call(listRoles, { token: person.accessToken })).status).toBe(200);
    expect(await rolesOf(person)).toEqual(['admin']);
  });

  it('is not made for an unknown address or an undeployed stage', async () => {
    expect(await makeAdmin('nobody@creel.example')).toEqual({
      failed: true,
      stderr: 'Nobody has signed up as nobody@creel.example: sign up on the site first.\n',
    });
    expect((await makeAdmin(alma.email, 'prod')).stderr).toContain('There is no stack Creel-prod');
  });
});

describe('a role', () => {
  it('is recorded with its giver and time in the record, the audit log and the user pool', async () => {
    const gus = await cloud.createUser();
    const given = (await assign(alma, gus.userId, 'fisherman_manager')).body;
    expect(given).toMatchObject({ userId: gus.userId, role: 'fisherman_manager', assignedBy: alma.userId });
    expect(await rolesOf(gus)).toEqual(['fisherman_manager']);
    const [entry] = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ userId }) => userId === gus.userId);
    expect(entry).toMatchObject({
      action: 'role-assigned',
      actorId: alma.userId,
      before: {},
      after: { role: 'fisherman_manager' },
      at: given.assignedAt,
    });
    const claims = JSON.parse(
      Buffer.from((await signIn(cloud, gus)).split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims['cognito:groups']).toEqual(['fisherman_manager']);
  });

  it('stays as it was first given, even if it is given five times at once', async () => {
    const gus = await cloud.createUser();
    const bea = await anAdmin();
    const first = (await assign(alma, gus.userId, 'community_aid_manager')).body;
    const again = await Promise.all(
      Array.from({ length: 5 }, () => assign(bea, gus.userId, 'community_aid_manager')),
    );
    for (const { body } of again) expect(body).toEqual(first);
    const entries = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ userId }) => userId === gus.userId);
    expect(entries).toHaveLength(1);
  });

  it('has no effect after its removal, even if the token still contains it', async () => {
    const bea = await cloud.createUser({ groups: ['admin'] });
    expect((await cloud.call(listRoles, { token: bea.accessToken })).status).toBe(200);
    expect((await take(alma, bea.userId, 'admin')).body).toEqual({ removed: true });
    for (const definition of [listRoles, listUsers])
      expect((await cloud.call(definition, { token: bea.accessToken })).status).toBe(403);
    expect((await assign(bea, bea.userId, 'admin')).status).toBe(403);
    expect(await rolesOf(bea)).toEqual([]);
    expect((await take(alma, bea.userId, 'admin')).status).toBe(200);
    const actions = (await readItems(cloud, 'pk', 'AUDIT'))
      .filter(({ userId }) => userId === bea.userId)
      .map(({ action }) => action);
    expect(actions).toEqual(['role-removed']);
  });

  it('stays with the last administrator, and with one of two who leave at once', async () => {
    for (const { userId } of (await members('admin')).items)
      if (userId !== alma.userId) await take(alma, userId, 'admin');
    const alone = await take(alma, alma.userId, 'admin');
    expect({ status: alone.status, message: alone.error.message }).toEqual({
      status: 409,
      message: 'You are the only administrator. Make somebody else an administrator first.',
    });
    const bea = await cloud.createUser({ groups: ['admin'] });
    const both = await Promise.all([take(alma, alma.userId, 'admin'), take(bea, bea.userId, 'admin')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await makeAdmin(alma.email);
  });

  it('stays with an administrator while all others are suspended', async () => {
    for (const { userId } of (await members('admin')).items)
      if (userId !== alma.userId) await take(alma, userId, 'admin');
    const bea = await cloud.createUser({ groups: ['admin'] });
    await cloud.call(getMe, { token: bea.accessToken });
    const params = { userId: bea.userId };
    await cloud.call(suspendUser, { token: alma.accessToken, params, body: { reason: 'A test.' } });
    expect((await take(alma, alma.userId, 'admin')).error.code).toBe('conflict');
    expect((await take(alma, bea.userId, 'admin')).status).toBe(200);
  });

  it('must exist, and can be given only to existing people', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    const { status, error } = await assign(alma, nobody, 'admin');
    expect({ status, message: error.message }).toEqual({ status: 404, message: 'User not found' });
    expect((await assign(alma, alma.userId, 'captain' as Role)).status).toBe(404);
    const gone = await cloud.createUser();
    await cloud.call(deleteAccount, { token: gone.accessToken });
    expect((await assign(alma, gone.userId, 'admin')).status).toBe(404);
  });

  it('can be given and removed only by administrators', async () => {
    const gus = await cloud.createUser({ groups: ['fisherman_manager', 'community_aid_manager'] });
    const buyer = await cloud.createUser();
    for (const person of [gus, buyer]) {
      const answers = await Promise.all([
        assign(person, person.userId, 'admin'),
        take(person, alma.userId, 'admin'),
        cloud.call(listRoles, { token: person.accessToken }),
        cloud.call(listUsers, { token: person.accessToken }),
        cloud.call(deleteProfiles, { token: person.accessToken, params: { userId: alma.userId } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    const params = { userId: buyer.userId, role: 'admin' as const };
    expect((await cloud.call(assignRole, { params })).status).toBe(401);
  });

  it('is listed by its name in words, with its members', async () => {
    const { items } = (await cloud.call(listRoles, { token: alma.accessToken })).body;
    expect(items.map(({ displayName }) => displayName)).toEqual([
      'Admin',
      'Community Aid Manager',
      'Fisherman Manager',
    ]);
    expect((await members('admin')).items).toContainEqual({
      userId: alma.userId,
      name: 'Alma Desk',
      email: alma.email,
      assignedBy: 'bin/make-admin.ts',
      assignedAt: expect.any(String),
    });
    const gus = await cloud.signUp({ name: 'Gus Pike' });
    await assign(alma, gus.userId, 'community_aid_manager');
    expect((await members('community_aid_manager')).items).toContainEqual(
      expect.objectContaining({ name: 'Gus Pike', assignedBy: alma.userId, assignedByName: 'Alma Desk' }),
    );
  });

  it('is listed in pages with every member once', async () => {
    const people = await Promise.all(
      Array.from({ length: 7 }, () => cloud.createUser({ groups: ['fisherman_manager'] })),
    );
    const pages = await pagesOf(({ cursor }) => askForMembers('fisherman_manager', cursor, '3'));
    const seen = pages.flatMap(({ items }) => items.map(({ userId }) => userId));
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(people.map(({ userId }) => userId)));
    const { nextCursor } = (await askForMembers('fisherman_manager', undefined, '3')).body;
    expect((await askForMembers('admin', nextCursor, '3')).status).toBe(400);
  });
});

describe('the list of people', () => {
  it('is sorted by the newest first, in pages with each person once', async () => {
    for (const name of ['Older One', 'Newer One']) await cloud.signUp({ name });
    const pages = await pagesOf(({ cursor }) => users(undefined, cursor, '3'));
    for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(3);
    const seen = pages.flatMap(({ items }) => items.map(({ name }) => name));
    expect(seen.slice(0, 2)).toEqual(['Newer One', 'Older One']);
    const { body } = await users();
    expect(new Set(body.items.map(({ userId }) => userId)).size).toBe(body.items.length);
    expect(seen).toHaveLength(body.items.length);
  });

  it('can be searched by the beginning of any word of a name and of an address', async () => {
    const person = await cloud.signUp({ name: 'Quirin van der Zee', email: 'helm@creel.example' });
    for (const q of ['quir', 'Van Der', 'zee', 'ZEE', 'helm@', ' zee ']) {
      const { items } = (await users(q)).body;
      expect(items.map(({ userId }) => userId)).toEqual([person.userId]);
    }
    expect((await users('irin')).body.items).toEqual([]);
  });

  it('shows profile types and roles, without deleted accounts', async () => {
    const person = await cloud.signUp({ name: 'Xaver Unique' });
    const token = person.accessToken;
    await cloud.call(createProfile, { token, body: { profileType: 'buyer', name: 'Xaver Unique' } });
    await assign(alma, person.userId, 'fisherman_manager');
    expect((await users('xaver')).body.items).toMatchObject([
      { email: person.email, profileTypes: ['buyer'], roles: ['fisherman_manager'], isSuspended: false },
    ]);
    await cloud.call(deleteAccount, { token });
    expect((await users('xaver')).body.items).toEqual([]);
    expect(JSON.stringify(await readItems(cloud, 'pk', 'PEOPLE#FOUND'))).not.toContain(person.email);
  });

  it('accepts a cursor only for the query that returned it', async () => {
    for (const name of ['Pagey One', 'Pagey Two']) await cloud.signUp({ name });
    const { nextCursor } = (await users('pagey', undefined, '1')).body;
    expect((await users('pagey', nextCursor, '1')).body.items).toHaveLength(1);
    expect((await users('page', nextCursor, '1')).status).toBe(400);
    expect((await users(undefined, nextCursor, '1')).status).toBe(400);
  });
});

describe('the deletion of another person’s profile', () => {
  it('erases profiles and photo, and keeps the account', async () => {
    const person = await cloud.signUp({ name: 'Ruth Alder' });
    const token = person.accessToken;
    await cloud.call(createProfile, { token, body: { profileType: 'fisherman', name: 'Ruth Alder' } });
    const { uploadId } = await upload(cloud, person, { kind: 'profile' });
    await cloud.call(setPhoto, { token, body: { uploadId } });
    const erase = () =>
      cloud.call(deleteProfiles, { token: alma.accessToken, params: { userId: person.userId } });
    expect((await erase()).body).toEqual({ deleted: ['fisherman'] });
    await cloud.settled();
    const { body } = await cloud.call(getMe, { token });
    expect(body).toMatchObject({ user: { name: 'Ruth Alder' }, profiles: [], credits: 0 });
    expect(body.user.photo).toBeUndefined();
    expect(cloud.bucket.keys().filter((key) => key.includes(uploadId))).toEqual([]);
    expect((await erase()).status).toBe(404);
    const entries = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ userId }) => userId === person.userId);
    expect(entries).toMatchObject([
      { action: 'profile-deleted', actorId: alma.userId, before: { profiles: ['fisherman'] } },
    ]);
  });
});
