/** Every endpoint of the contract, called by every kind of caller: who may call it, and who may keep the reply. */
import { describe, expect } from 'vitest';
import { apiKey } from '#lambdas/keys/store/items.ts';
import { shareAnnualReport } from '#shared/annual-reports/endpoints.ts';
import { createCalendarAddress } from '#shared/calendar/endpoints.ts';
import {
  type EndpointDefinition,
  fillPath,
  GROUPS,
  type Group,
  needsToken,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { PARTNER_SCOPES, SCOPES, type Scope } from '#shared/contract/scopes.ts';
import { endLeakedKey } from '#shared/keys/endpoints.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { createShortAddress } from '#shared/sharing/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { anInvitationToken } from '#tests/support/invitations.ts';
import { aKey, aPartnerKey } from '#tests/support/keys.ts';
import { byPhone } from '#tests/support/landings.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { aReceipt, verified } from '#tests/support/receipts.ts';
import { apiErrors } from '#words/general/api-errors.ts';
import { organizationNotFound } from '#words/general/refusals.ts';
import { keyRefused, lacksScope, notForKeys } from '#words/keys/rules.ts';

/** Signed out, somebody in no group, and a member of each. */
const ACTORS = ['nobody', 'buyer', ...GROUPS] as const;
type Actor = (typeof ACTORS)[number];

const samples: Record<string, string | undefined> = {};
const readers = new Map<Actor, TestUser>();

it.beforeAll(async () => {
  const owner = await cloud.createUser();
  const { uploadId } = await upload(cloud, owner);
  const { id: catchId } = await postCatch(cloud, owner, { photos: [{ uploadId }] });
  samples.catchId = catchId;
  samples.pledgeId = (await postPledge(cloud, owner)).id;
  const profile = { profileType: 'fisherman' as const, name: 'Ruth Alder' };
  await cloud.call(createProfile, { token: owner.accessToken, body: profile });
  samples.landingId = (await byPhone(cloud, owner).announce()).body.id;
  // The directory follows by the stream.
  await cloud.settled();
  samples.reportId = await aReport(owner, catchId);
  samples.photoId = uploadId;
  samples.organizationId = await createOrganization(cloud, owner, verified(cloud));
  const kitchen = { organizationId: samples.organizationId, coordinator: owner };
  samples.receiptId = await aReceipt(cloud, { kitchen, fisherman: owner });
  samples.postId = samples.pledgeId;
  samples.token = await anInvitationToken(cloud);
  samples.userId = owner.userId;
  samples.fishermanId = owner.userId;
  const shared = { kind: 'fisherman' as const, id: owner.userId };
  const { path } = (await cloud.call(createShortAddress, { body: shared })).body;
  [, samples.space = '', samples.name = ''] = path.split('/');
  samples.file = await aCalendar();
  samples.secret = await aSharedReport(samples.organizationId, owner);
  await makeKeys(samples.organizationId, owner);
  for (const actor of ACTORS) if (actor !== 'nobody') readers.set(actor, await newUser(actor));
});

/** API keys: those of the sample organization with every scope and with each but one, and those that are refused. */
const keys = {
  all: '',
  other: '',
  partner: '',
  ended: '',
  lapsed: '',
  forged: '',
  without: new Map<Scope, string>(),
};

async function makeKeys(organizationId: string, coordinator: TestUser): Promise<void> {
  keys.all = (await aKey(cloud, { organizationId, coordinator })).key;
  keys.other = (await aKey(cloud, await aKitchen(cloud))).key;
  keys.partner = (await aPartnerKey(cloud, await newUser('admin'))).key;
  keys.ended = (await aKey(cloud, await aKitchen(cloud))).key;
  await cloud.call(endLeakedKey, { body: { key: keys.ended } });
  const lapsed = await aKey(cloud, await aKitchen(cloud));
  keys.lapsed = lapsed.key;
  await setAttribute(cloud, apiKey.key({ keyId: lapsed.id }), 'expiresAt', 1);
  keys.forged = keys.all.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const scope of SCOPES) {
    const scopes = SCOPES.filter((each) => each !== scope);
    keys.without.set(scope, (await aKey(cloud, await aKitchen(cloud), { scopes })).key);
  }
}

/** The file of a calendar without events, whose times would change with each read. */
async function aCalendar(): Promise<string | undefined> {
  const { accessToken: token } = await cloud.createUser();
  return (await cloud.call(createCalendarAddress, { token })).body.address?.path.split('/').at(-1);
}

async function aSharedReport(organizationId: string, { accessToken: token }: TestUser) {
  const request = { token, params: { organizationId, year: '2026' }, body: { shows: [] } };
  return (await cloud.call(shareAnnualReport, request)).body.link?.path.split('/').at(-1);
}

/** With a photo, which is kept for those who handle it. */
async function aReport({ userId: reportedUserId }: TestUser, catchId: string): Promise<string> {
  const { accessToken: token } = await cloud.createUser();
  const body = { reportedUserId, catchId, reportType: 'spam', description: 'No fish.' } as const;
  const { id } = (await cloud.call(createReport, { token, body })).body;
  await cloud.settled();
  return id;
}

const ABSENT_ID = '01JCXZ0000000000000000000A';
const ABSENT_USER = '00000000-0000-4000-8000-000000000000';

function newUser(actor: Exclude<Actor, 'nobody'>): Promise<TestUser> {
  return cloud.createUser({ groups: actor === 'buyer' ? [] : [actor] });
}

/** Reads ask for what is there. Writes are about nothing, so that none of them changes what the next one meets. */
function pathOf({ method, path }: EndpointDefinition): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const absent = (name: string) => (/user|fisherman/i.test(name) ? ABSENT_USER : ABSENT_ID);
  const values = names.map((name) => [name, (method === 'GET' ? samples[name] : undefined) ?? absent(name)]);
  return `/api${fillPath(path, Object.fromEntries(values))}${QUERIES[path] ?? ''}`;
}

/** Queries of endpoints that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  '/me/receipts': '?year=2026',
  '/me/receipts/pdf': '?year=2026',
  '/organizations': '?q=harb',
  '/organizations/{organizationId}/report': '?year=2026',
  '/organizations/{organizationId}/report/pdf': '?year=2026',
  '/places': '?q=04101',
  '/ratings': `?fisherman=${ABSENT_USER}`,
  '/places/suggestions': '?q=portl',
};

async function ask(definition: EndpointDefinition, token?: string): Promise<Response> {
  return await cloud.request(pathOf(definition), {
    method: definition.method,
    token,
    ...(definition.idempotent === true && { idempotencyKey: crypto.randomUUID() }),
    ...(definition.body && { json: {} }),
  });
}

async function askAs(actor: Actor, definition: EndpointDefinition): Promise<Response> {
  if (actor === 'nobody') return await ask(definition);
  // A write may end its user's account.
  const user = definition.method === 'GET' ? readers.get(actor) : await newUser(actor);
  return await ask(definition, user?.accessToken);
}

function expectedRefusal({ access }: EndpointDefinition, actor: Actor): 401 | 403 | undefined {
  if (access === 'anyone') return undefined;
  if (actor === 'nobody') return 401;
  if (access === 'member') return undefined;
  return access.some((group: Group) => group === actor) ? undefined : 403;
}

const isOpenToPartners = ({ scope, access }: EndpointDefinition) =>
  access === 'anyone' && PARTNER_SCOPES.some((each) => each === scope);

describe.each(ENDPOINTS)('$method $path', (definition) => {
  it.each(ACTORS)('lets %s in, or refuses them, as the contract says', async (actor) => {
    const response = await askAs(actor, definition);
    const refused = expectedRefusal(definition, actor);
    if (refused !== undefined) {
      const error = await refusalOf(response);
      expect(error.code).toBe(refused === 401 ? 'not_signed_in' : 'not_allowed');
      expect(error.message).toBe(apiErrors[error.code]);
      return;
    }
    expect([401, 403]).not.toContain(response.status);
    // Fitting replies for an empty form, an absent id, or codes without two-step verification.
    expect([successStatus(definition), 400, 404, 409, 422]).toContain(response.status);
    if (response.status >= 400) await refusalOf(response);
  });

  it('lets API keys in only if it names their scope', async () => {
    const { scope } = definition;
    const response = await ask(definition, keys.all);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    if (scope === undefined) {
      expect((await refusalOf(response)).message).toBe(notForKeys);
      return;
    }
    expect([successStatus(definition), 404, 422]).toContain(response.status);
    const wrong = await refusalOf(await ask(definition, keys.without.get(scope)));
    expect([wrong.code, wrong.message]).toEqual(['not_allowed', lacksScope(scope)]);
  });

  it('lets keys of partners read what anyone may, if it names a scope', async () => {
    const { scope } = definition;
    const response = await ask(definition, keys.partner);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    if (scope !== undefined && isOpenToPartners(definition)) {
      expect(response.status).toBe(200);
      return;
    }
    const { message } = await refusalOf(response);
    if (scope === undefined) expect(message).toBe(notForKeys);
    else if (PARTNER_SCOPES.some((each) => each === scope)) expect(message).toBe(organizationNotFound);
    else expect(message).toBe(lacksScope(scope));
  });

  it('refuses API keys that have ended, and forged ones', async () => {
    for (const key of [keys.ended, keys.lapsed])
      expect((await refusalOf(await ask(definition, key))).message).toBe(keyRefused);
    expect((await ask(definition, keys.forged)).status).toBe(401);
  });

  it('says who may keep its answer', async () => {
    const response = await askAs(needsToken(definition) ? 'buyer' : 'nobody', definition);
    const { cache } = definition;
    const expected =
      cache && response.ok ? `public, max-age=0, s-maxage=${cache.seconds}` : 'private, no-store';
    expect(response.headers.get('cache-control')).toBe(expected);
  });
});

const PUBLIC_READS = ENDPOINTS.filter(({ access, method }) => access === 'anyone' && method === 'GET');

describe.each(PUBLIC_READS)('the public answer of $path', (definition) => {
  it('is the same for everybody, signed in or not', async () => {
    const [signedOut, signedIn] = [await ask(definition), await askAs('admin', definition)];
    expect(signedOut.status).toBe(200);
    const read = (response: Response) =>
      definition.mediaType === undefined ? response.json() : response.text();
    expect(await read(signedIn)).toEqual(await read(signedOut));
    for (const name of ['cache-control', 'content-type', 'vary'])
      expect(signedIn.headers.get(name)).toBe(signedOut.headers.get(name));
    expect(signedIn.headers.get('vary') ?? '').not.toMatch(/authorization|cookie|\*/i);
    expect(signedIn.headers.has('set-cookie')).toBe(false);
  });
});

const OF_ONE_ORGANIZATION = ENDPOINTS.filter(
  (each) => each.scope !== undefined && needsToken(each) && each.path.includes('{organizationId}'),
);

describe.each(OF_ONE_ORGANIZATION)('$method $path', (definition) => {
  it('lets in a key of that organization only', async () => {
    expect((await ask(definition, keys.all)).status).not.toBe(401);
    expect((await refusalOf(await ask(definition, keys.other))).message).toBe(organizationNotFound);
  });
});

describe('a group that is in the token only', () => {
  it('opens nothing: the membership record decides', async () => {
    const person = { email: 'former@creel.example', password: 'FreshCatch1' };
    await cloud.userPool.createUser({ ...person, name: 'Pat Doe', groups: [...GROUPS] });
    const token = await signIn(cloud, person);
    const restricted = ENDPOINTS.filter(({ access }) => typeof access !== 'string');
    for (const definition of restricted) {
      expect((await refusalOf(await ask(definition, token))).code).toBe('not_allowed');
    }
  });
});
