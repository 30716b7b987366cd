/** The site's own list of species, and the effects of changing it. */
import { describe, expect } from 'vitest';
import { auditEntry } from '#lambdas/audit/store/items.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { listClaims } from '#shared/claims/endpoints.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge, getPledge } from '#shared/posts/pledges/endpoints.ts';
import { getSiteSettings, listSpeciesVersions, setSpecies } from '#shared/site/admin-endpoints.ts';
import { getSite } from '#shared/site/endpoints.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge, postCatch, postPledge } from '#tests/support/builders.ts';
import { aKitchen, claimMeals } from '#tests/support/claims.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import * as words from '#words/site/fields.ts';

useOwnCloud();

const BONITO: SpeciesEntry = { id: 'bonito', name: 'Bonito', drawing: 'default', formsHistamine: true };
const DEFAULTS = [...DEFAULT_SPECIES];

let admin: TestUser;
let ruth: TestUser;
it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'], name: 'Ada First' });
  await cloud.call(getMe, { token: admin.accessToken });
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

/** Functions use a cached list for a while. */
const pass = () => cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
const kept = async () => (await cloud.call(getSiteSettings, { token: admin.accessToken })).body.species;
const save = (body: BodyInput<typeof setSpecies>, by = admin) =>
  cloud.call(setSpecies, { token: by.accessToken, body });

async function set(species: SpeciesEntry[]): Promise<void> {
  const { body } = await save({ species, version: (await kept()).version });
  expect(body.species).toEqual(species);
  pass();
}

const changed = (id: string, changes: Partial<SpeciesEntry>) =>
  DEFAULTS.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry));

const catchOf = async (catchId: string) => (await cloud.call(getCatch, { params: { catchId } })).body;
const found = async (query: Record<string, string>) =>
  (await cloud.call(listCatches, { query })).body.items.map(({ id }) => id);
const page = async (path: string) => await (await cloud.request(path)).text();

async function refused(endpoint: string, body: object) {
  const headers = {
    authorization: `Bearer ${ruth.accessToken}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const { issues } = await refusalOf(
    await cloud.request(`/api/${endpoint}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return issues;
}

describe('an unchanged list of species', () => {
  it('is not sent, and cards do not depend on it', async () => {
    const { id } = await postCatch(cloud, ruth, { species: 'porgie' });
    const site = (await cloud.call(getSite, {})).body;
    expect([site.species, site.limits]).toEqual([undefined, undefined]);
    expect(await catchOf(id)).not.toHaveProperty('shownAs');
    expect((await kept()).species).toEqual(DEFAULTS);
  });
});

describe('a renamed species', () => {
  it('has its new name everywhere, and is found by both names', async () => {
    const { id } = await postCatch(cloud, ruth, { species: 'porgie', location: 'Gloucester, MA' });
    const { id: pledgeId } = await postPledge(cloud, ruth, { species: 'porgie' });
    const kitchen = await aKitchen(cloud);
    await claimMeals(cloud, kitchen, pledgeId);
    await cloud.settled();
    const names = { es: 'Besugo', vi: 'Cá tráp xám' };
    await set(changed('porgie', { name: 'Scup', names, drawing: 'cod' }));
    const shownAs = { name: 'Scup', names, drawing: 'cod' };
    expect(await catchOf(id)).toMatchObject({ species: 'porgie', shownAs });
    expect((await cloud.call(getPledge, { params: { pledgeId } })).body).toMatchObject({ shownAs });
    const query = { organizationId: kitchen.organizationId };
    const claims = (await cloud.call(listClaims, { token: kitchen.coordinator.accessToken, query })).body;
    expect(claims.items.map((each) => speciesName(each))).toEqual(['Scup']);
    const [card] = (await cloud.call(listCatches, { query: { species: 'porgie' } })).body.items;
    expect(card).toMatchObject({ id, shownAs });
    for (const q of ['scup', 'Scups Gloucester', 'porgie', 'porg', 'besugo', 'ca trap xam'])
      expect({ q, ids: await found({ q }) }).toMatchObject({ q, ids: expect.arrayContaining([id]) });
    expect(await found({ q: 'scup Portland', species: 'porgie' })).not.toContain(id);
    expect(await found({ q: 'scup', species: 'cod' })).toEqual([]);
    expect(await page(`/catch/${id}`)).toContain('Scup from Gloucester, MA');
    expect(await page(`/pledge/${pledgeId}`)).toContain('meals of Scup');
    expect(await page('/marketplace')).toContain('Scup');
    await set(DEFAULTS);
    expect(await catchOf(id)).not.toHaveProperty('shownAs');
    expect(await page(`/catch/${id}`)).toContain('Porgie from Gloucester, MA');
  });
});

describe('a hidden species', () => {
  it('is not offered for new posts, while older ones keep it and can be edited', async () => {
    const { id, version } = await postCatch(cloud, ruth, { species: 'grunts' });
    await set(changed('grunts', { hidden: true }));
    const message = 'This species is not offered here. Please choose another one.';
    for (const [endpoint, body] of [
      ['catches', aCatch({ species: 'grunts' })],
      ['pledges', aPledge({ species: 'grunts' })],
    ] as const)
      expect(await refused(endpoint, body)).toEqual([{ path: 'species', message }]);
    const edit = { params: { catchId: id }, token: ruth.accessToken };
    expect((await cloud.call(updateCatch, { ...edit, body: { version, quantity: '2 lb' } })).status).toBe(
      200,
    );
    expect(speciesName(await catchOf(id))).toBe('Grunts');
    const other = await cloud.call(updateCatch, { ...edit, body: { version: version + 1, species: 'cod' } });
    expect(other.status).toBe(200);
    const back = await cloud.call(updateCatch, {
      ...edit,
      body: { version: version + 2, species: 'grunts' },
    });
    expect([back.status, back.error?.issues]).toEqual([422, [{ path: 'species', message }]]);
    await set(DEFAULTS);
  });
});

describe('an added species', () => {
  it('can be posted and searched, and its food safety rule applies', async () => {
    expect(await refused('catches', aCatch({ species: 'bonito' }))).toMatchObject([{ path: 'species' }]);
    await set([...DEFAULTS, BONITO]);
    const { id } = await postCatch(cloud, ruth, { species: 'bonito' });
    await cloud.settled();
    expect(await found({ species: 'bonito' })).toEqual([id]);
    expect(await found({ q: 'bonito' })).toEqual([id]);
    expect((await cloud.call(getSite, { headers: { 'cache-control': 'no-cache' } })).body.species).toEqual([
      ...DEFAULTS,
      BONITO,
    ]);
    const chilled = { handling: { storage: 'chilled' } } as const;
    const message =
      'Tuna, mackerel, amberjack and bonito can only be pledged fresh when they are kept on ice';
    for (const fish of [{ species: 'bonito' }, { species: 'other', customSpecies: 'Atlantic Bonito' }])
      expect(await refused('pledges', aPledge({ ...fish, ...chilled }))).toEqual([
        { path: 'handling.storage', message },
      ]);
    const iced = await cloud.call(createPledge, {
      token: ruth.accessToken,
      idempotencyKey: crypto.randomUUID(),
      body: aPledge({ species: 'bonito' }),
    });
    expect(iced.status).toBe(201);
    // It stays forever: it can be hidden, but not removed.
    const { version } = await kept();
    const dropped = await save({ species: DEFAULTS, version });
    expect(dropped.error?.issues).toEqual([
      { path: 'species', message: 'Bonito has to stay on the list. Hide it instead.' },
    ]);
    await set([...DEFAULTS, { ...BONITO, hidden: true }]);
  });
});

describe('the list of species', () => {
  it('is changed by the first of two people, audited, and can be restored', async () => {
    const second = await cloud.createUser({ groups: ['admin'] });
    const { species, version } = await kept();
    const named = (name: string) =>
      species.map((entry) => (entry.id === 'bass' ? { ...entry, name } : entry));
    const answers = await Promise.all([
      save({ species: named('Striped Bass'), version }),
      save({ species: named('Sea Bass'), version }, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.error).toMatchObject({ message: words.changedMeanwhile, version: version + 1 });
    const list = (await cloud.call(listSpeciesVersions, { token: admin.accessToken, query: { limit: '2' } }))
      .body.items;
    expect(list.map((each) => each.version)).toEqual([version + 1, version]);
    const [entry] = (await readItems(cloud, 'pk', auditEntry.key({ id: '' }).pk))
      .filter(({ action }) => action === 'species-changed')
      .slice(-1);
    expect(entry).toMatchObject({
      subject: 'species',
      before: { species: ['Bass, drawn as any fish'] },
      after: { species: [expect.stringMatching(/^(?:Striped|Sea) Bass, drawn as any fish$/)] },
    });
    await set(list[1]?.species ?? []);
    expect((await kept()).species).toEqual(species);
  });

  it.each<[string, Partial<SpeciesEntry>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(41) }],
    ['id', { id: 'Sea Bass' }],
    ['group', { group: '<b>' }],
  ])('refuses an invalid %s', async (field, changes) => {
    const { species, version } = await kept();
    const { error } = await save({ species: [...species, { ...BONITO, id: 'eel', ...changes }], version });
    expect(error?.issues?.map(({ path }) => path)).toEqual([`species.${species.length}.${field}`]);
  });

  it('keeps the rule for species that form histamine', async () => {
    const { species, version } = await kept();
    const loose = species.map(({ formsHistamine: _, ...entry }) => entry);
    const { error } = await save({ species: loose, version });
    expect(error?.issues?.map(({ path }) => path)).toContain('species.1.formsHistamine');
  });
});
