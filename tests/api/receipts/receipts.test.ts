/** Donation receipts: drafts of collected claims, what coordinators confirm, and who may read which of it. */
import { describe, expect } from 'vitest';
import { claim } from '#lambdas/claims/store/items.ts';
import { organization } from '#lambdas/organizations/store/items.ts';
import { receiptUnder } from '#lambdas/receipts/store/items.ts';
import { deleteAccount } from '#shared/accounts/endpoints.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DAY } from '#shared/limits.ts';
import { manageOrganization } from '#shared/organizations/admin-endpoints.ts';
import { getOrganizationDetails, updateOrganization } from '#shared/organizations/endpoints.ts';
import {
  checkReceipt,
  confirmReceipts,
  getReceipt,
  listMyReceipts,
  listReceipts,
  reviseReceipt,
} from '#shared/receipts/endpoints.ts';
import * as en from '#shared/words/en/receipts/document.ts';
import * as es from '#shared/words/es/receipts/document.ts';
import * as pt from '#shared/words/pt/receipts/document.ts';
import * as vi from '#shared/words/vi/receipts/document.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, aKitchen, claimSoon, collect } from '#tests/support/claims.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';
import { readItems, setAttribute } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { addMember } from '#tests/support/organizations.ts';
import { plainText, readPdf } from '#tests/support/read-pdf.ts';
import { aDraft, aReceipt, collectSome, PAPERS, receiptsOf, verified } from '#tests/support/receipts.ts';
import * as words from '#words/receipts/fields.ts';

useOwnCloud();

const DOCUMENT_WORDS = { en, es, pt, vi };

/** A check of a number that has just stopped to count. */
const LAPSED = { at: new Date(Date.now() - 731 * DAY).toISOString(), by: 'a-manager' };

const by = ({ accessToken: token }: TestUser) => ({ token });
const aScene = () => aClaimScene(cloud, verified(cloud));
type Scene = Awaited<ReturnType<typeof aScene>>;

const confirm = ({ kitchen: { organizationId, coordinator } }: Scene, ...ids: string[]) =>
  cloud.call(confirmReceipts, {
    ...by(coordinator),
    params: { organizationId },
    body: { receipts: ids.map((id) => ({ id })) },
  });
const read = (who: TestUser, receiptId: string) =>
  cloud.call(getReceipt, { ...by(who), params: { receiptId } });
const check = (receiptId: string) => cloud.call(checkReceipt, { params: { receiptId } });
const year = () => new Date(cloud.clock.now()).getUTCFullYear();
const mine = async (who: TestUser) =>
  (await cloud.call(listMyReceipts, { ...by(who), query: { year: String(year()) } })).body.items;

describe('a draft', () => {
  it('is made once when a claim is collected, with the town and nothing more exact', async () => {
    const scene = await aScene();
    const [draft, ...others] = await collectSome(cloud, scene);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({
      ...{ state: 'draft', version: 0, donorName: 'Ruth Alder', meals: 10, species: 'haddock' },
      ...{ place: 'Portland, ME', organizationName: 'Harbor Kitchen', year: year() },
    });
    expect(await mine(scene.fisherman)).toEqual([]);
    expect((await read(scene.fisherman, draft?.id ?? '')).status).toBe(404);
    expect((await check(draft?.id ?? '')).status).toBe(404);
  });

  it('stays confirmed when the change of its claim arrives again', async () => {
    const scene = await aScene();
    const [draft] = await collectSome(cloud, scene);
    await confirm(scene, draft?.id ?? '');
    const key = claim.key({ claimId: draft?.claimId ?? '' });
    await setAttribute(cloud, key, 'card.state', 'reserved');
    await setAttribute(cloud, key, 'card.state', 'collected');
    await cloud.settled();
    expect(await receiptsOf(cloud, scene)).toMatchObject([{ id: draft?.id, state: 'confirmed' }]);
  });

  it.for([
    ['has no papers', {}],
    ['has papers that nobody has checked', { papers: PAPERS }],
  ] as const)('is not made for an organization that %s', async ([, changes]) => {
    expect(await collectSome(cloud, await aClaimScene(cloud, changes))).toEqual([]);
  });

  it('is not made two years after the number was checked', async () => {
    const scene = await aClaimScene(cloud, { papers: PAPERS, einVerified: LAPSED });
    expect(await collectSome(cloud, scene)).toEqual([]);
  });
});

describe('the papers of an organization', () => {
  const details = ({ kitchen: { organizationId, coordinator } }: Scene) =>
    cloud.call(getOrganizationDetails, { ...by(coordinator), params: { organizationId } });
  const set = ({ kitchen: { organizationId, coordinator } }: Scene, papers: typeof PAPERS) =>
    cloud.call(updateOrganization, { ...by(coordinator), params: { organizationId }, body: { papers } });
  const verify = async ({ kitchen: { organizationId } }: Scene, verifiedEin: string) =>
    cloud.call(manageOrganization, {
      ...by(await cloud.createUser({ groups: ['community_aid_manager'] })),
      params: { organizationId },
      body: { verifiedEin },
    });

  it('are checked by a manager, for two years', async () => {
    const scene = await aClaimScene(cloud);
    await set(scene, PAPERS);
    expect((await details(scene)).body.papers).toEqual(PAPERS);
    expect((await verify(scene, '01-2345679')).status).toBe(409);
    const { verifiedAt = '', verifiedUntil = '' } = (await verify(scene, PAPERS.ein)).body.papers ?? {};
    expect(Number(verifiedUntil.slice(0, 4)) - Number(verifiedAt.slice(0, 4))).toBe(2);
    expect(await collectSome(cloud, scene)).toHaveLength(1);
  });

  it.for([
    ['legalName', 'Harbor Kitchen II', undefined],
    ['ein', '02-2345678', undefined],
    ['signatory', 'Lou Marsh', expect.any(String)],
  ] as const)('with another %s are checked as before, or again', async ([name, value, verifiedAt]) => {
    const scene = await aScene();
    const { papers } = (await set(scene, { ...PAPERS, [name]: value })).body;
    expect(papers).toMatchObject({ [name]: value });
    expect(papers?.verifiedAt).toEqual(verifiedAt);
  });

  it.for(['07-1234567', '1-23456789', '012345678', '01-234567', 'EIN'])(
    'refuse the number %s',
    async (ein) => {
      const { status, error } = await set(await aClaimScene(cloud), { ...PAPERS, ein });
      expect(status).toBe(422);
      expect(error.issues).toEqual([{ path: 'papers.ein', message: words.einInvalid }]);
    },
  );

  it('are in no public answer', async () => {
    const { kitchen } = await aScene();
    const response = await httpRequest(cloud.origin(), `/api/organizations/${kitchen.organizationId}`);
    expect(await response.text()).not.toContain(PAPERS.ein);
  });
});

describe('a receipt', () => {
  it('has what was given, who signs, and that nothing was given in return; its donor is told once a day', async () => {
    const scene = await aScene();
    const ids = [];
    for (let drafts = 0; drafts < 2; drafts++) {
      const donorId = scene.fisherman.userId;
      ids.push(await aDraft(cloud, { organizationId: scene.kitchen.organizationId, donorId }));
    }
    const first = ids[0] ?? '';
    expect((await confirm(scene, ...ids)).body.items).toMatchObject([{ state: 'confirmed' }, { version: 1 }]);
    await cloud.settled();
    const { versions, canRevise } = (await read(scene.fisherman, first)).body;
    expect(versions).toMatchObject([
      {
        number: 1,
        kind: 'original',
        ...PAPERS,
        confirmedBy: 'Lou Marsh',
        donorName: 'Ruth Alder',
        meals: 10,
      },
    ]);
    expect(JSON.stringify(versions)).not.toMatch(/price|value|\$/);
    expect(canRevise).toBe(false);
    expect(await mine(scene.fisherman)).toHaveLength(2);
    const told = cloud
      .mails()
      .filter(({ to, text }) => to === scene.fisherman.email && text.includes('/receipts?year='));
    expect(told).toHaveLength(1);
  });

  it('stays as it is when it is confirmed again', async () => {
    const scene = await aScene();
    const id = await aReceipt(cloud, scene);
    expect((await confirm(scene, id)).body.items).toMatchObject([{ id, version: 1 }]);
  });

  it('is not confirmed once the check of the number has lapsed', async () => {
    const scene = await aScene();
    const { organizationId } = scene.kitchen;
    const id = await aDraft(cloud, { organizationId, donorId: scene.fisherman.userId });
    await setAttribute(cloud, organization.key({ organizationId }), 'einVerified', LAPSED);
    const { status, error } = await confirm(scene, id);
    expect([status, error.message]).toEqual([409, words.notVerified]);
  });

  it('is for its donor and the coordinators of its organization alone', async () => {
    const scene = await aScene();
    const { organizationId, coordinator } = scene.kitchen;
    const id = await aReceipt(cloud, scene);
    const [collector, stranger, other] = await Promise.all([
      cloud.createUser(),
      cloud.createUser(),
      aKitchen(cloud, verified(cloud)),
    ]);
    await addMember(cloud, organizationId, collector, 'collector');
    expect((await read(coordinator, id)).body.canRevise).toBe(true);
    for (const who of [collector, stranger, other.coordinator]) {
      expect((await read(who, id)).status).toBe(404);
      const asked = { ...by(who), params: { organizationId } };
      expect((await cloud.call(listReceipts, asked)).status).toBe(who === collector ? 403 : 404);
      const body = { kind: 'withdrawal' as const, replaces: 1, note: 'Mine' };
      const revised = await cloud.call(reviseReceipt, { ...by(who), params: { receiptId: id }, body });
      expect(revised.status).toBe(who === collector ? 403 : 404);
    }
    const theirs = { kitchen: other, fisherman: scene.fisherman, pledgeId: '' };
    expect((await confirm(theirs, id)).status).toBe(404);
  });
});

describe('a later version', () => {
  const revise = (who: TestUser, receiptId: string, changes: object) =>
    cloud.call(reviseReceipt, {
      ...by(who),
      params: { receiptId },
      body: {
        kind: 'correction',
        replaces: 1,
        donorName: 'Ruth Alder',
        meals: 8,
        note: 'Two spoiled.',
        ...changes,
      },
    });

  it('corrects the receipt and says why, and the version before stays readable', async () => {
    const scene = await aScene();
    const id = await aReceipt(cloud, scene);
    await revise(scene.kitchen.coordinator, id, { weightPounds: 6.5 });
    const { meals, weightPounds, versions } = (await read(scene.fisherman, id)).body;
    expect({ meals, weightPounds }).toEqual({ meals: 8, weightPounds: 6.5 });
    expect(versions).toMatchObject([
      { number: 2, kind: 'correction', meals: 8, note: 'Two spoiled.' },
      { number: 1, kind: 'original', meals: 10 },
    ]);
    expect((await check(id)).body).toMatchObject({ state: 'confirmed', version: 2 });
  });

  it('is refused if it replaces another version than the coordinator read', async () => {
    const scene = await aScene();
    const id = await aReceipt(cloud, scene);
    const answers = await Promise.all([1, 2, 3].map(() => revise(scene.kitchen.coordinator, id, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(scene.fisherman, id)).body.versions).toHaveLength(2);
  });

  it('withdraws the receipt for good, also after the check of the number has lapsed', async () => {
    const scene = await aScene();
    const { organizationId, coordinator } = scene.kitchen;
    const id = await aReceipt(cloud, scene);
    await setAttribute(cloud, organization.key({ organizationId }), 'einVerified', LAPSED);
    const withdrawn = { kind: 'withdrawal', donorName: undefined, meals: undefined };
    expect((await revise(coordinator, id, withdrawn)).body).toMatchObject({
      state: 'withdrawn',
      canRevise: false,
    });
    expect((await check(id)).body).toMatchObject({ state: 'withdrawn', version: 2 });
    expect((await revise(coordinator, id, { replaces: 2 })).error.message).toBe(words.isWithdrawn);
    expect((await read(scene.fisherman, id)).body.versions).toMatchObject([
      { kind: 'withdrawal', ...PAPERS },
      {},
    ]);
  });
});

describe('checking a receipt', () => {
  it('tells anybody its organization, year and kind, and nothing more', async () => {
    const id = await aReceipt(cloud, await aScene());
    expect((await check(id)).body).toEqual({
      ...{ organizationName: 'Harbor Kitchen', year: year(), kind: 'donation' },
      ...{ state: 'confirmed', version: 1 },
    });
  });

  it.for(['a'.repeat(22), 'short', 'a'.repeat(23), 'é'.repeat(22)])(
    'knows nothing of the code %s',
    async (code) => {
      const response = await httpRequest(cloud.origin(), `/api/receipts/${encodeURIComponent(code)}/check`);
      expect(response.status).toBe(404);
    },
  );

  it('needs a code that says nothing of the claim', async () => {
    const [draft] = await collectSome(cloud, await aScene());
    expect(draft?.id).toMatch(/^[\w-]{22}$/);
    expect(draft?.id).not.toContain(draft?.claimId.slice(-4));
  });
});

describe('the file of a receipt', () => {
  const file = (path: string, who?: TestUser, language = 'en') =>
    cloud.request(path, { token: who?.accessToken, headers: { 'accept-language': language } });
  const readFile = async (path: string, who: TestUser, language?: string) =>
    await readPdf(await (await file(path, who, language)).bytes());

  it.for(LANGUAGES)(
    'is written in the language of its reader (%s), with English beside it',
    async (language) => {
      const scene = await aScene();
      const id = await aReceipt(cloud, scene);
      const { text, ...pdf } = await readFile(`/api/receipts/${id}/pdf`, scene.fisherman, language);
      const words = DOCUMENT_WORDS[language];
      expect(pdf).toMatchObject({
        language,
        title: words.titles.original,
        isTagged: true,
        isAccessible: true,
      });
      for (const each of [words, DOCUMENT_WORDS.en])
        for (const said of [each.donor, each.species.haddock, each.nothingGiven, each.noValue, each.guidance])
          expect(text).toContain(plainText(said));
      expect(text).toContain(`${cloud.origin()}/receipt/${id}`);
      const letter = await readFile(`/api/me/receipts/pdf?year=${year()}`, scene.fisherman, language);
      expect(letter).toMatchObject({ language, title: words.yearTitle(year()), isTagged: true });
      expect(letter.text).toContain(words.total);
    },
  );

  it('is kept by no cache, and is for its donor and the coordinators alone', async () => {
    const scene = await aScene();
    const id = await aReceipt(cloud, scene);
    const path = `/api/receipts/${id}/pdf`;
    const answer = await file(path, scene.kitchen.coordinator);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await file(path, await cloud.createUser())).status).toBe(404);
    expect((await file(path)).status).toBe(401);
  });

  it('does not exist while it is a draft, nor for a year without receipts', async () => {
    const scene = await aScene();
    const { organizationId, coordinator } = scene.kitchen;
    const draft = await aDraft(cloud, { organizationId, donorId: scene.fisherman.userId });
    for (const who of [coordinator, scene.fisherman])
      expect((await file(`/api/receipts/${draft}/pdf`, who)).status).toBe(404);
    expect((await file(`/api/me/receipts/pdf?year=${year()}`, scene.fisherman)).status).toBe(404);
  });

  it('says which version it is, and that a withdrawn receipt is not to be used', async () => {
    const scene = await aScene();
    const id = await aReceipt(cloud, scene);
    const body = { kind: 'withdrawal' as const, replaces: 1, note: 'Another boat.' };
    const { accessToken: token } = scene.kitchen.coordinator;
    await cloud.call(reviseReceipt, { token, params: { receiptId: id }, body });
    const { text, title } = await readFile(`/api/receipts/${id}/pdf`, scene.fisherman);
    expect(title).toBe(DOCUMENT_WORDS.en.titles.withdrawal);
    for (const said of [DOCUMENT_WORDS.en.version(2), DOCUMENT_WORDS.en.isWithdrawn, 'Another boat.'])
      expect(text).toContain(said);
  });
});

describe('when a donor deletes their account', () => {
  it('confirmed receipts stay for seven years, and drafts are erased', async () => {
    const scene = await aScene();
    const { organizationId } = scene.kitchen;
    const id = await aReceipt(cloud, scene);
    const draft = await aDraft(cloud, { organizationId, donorId: scene.fisherman.userId });
    await cloud.call(deleteAccount, by(scene.fisherman));
    await cloud.settled();
    expect((await check(id)).body).toMatchObject({ state: 'confirmed' });
    expect((await read(scene.kitchen.coordinator, id)).body.donorName).toBe('Ruth Alder');
    expect(await readItems(cloud, 'pk', receiptUnder(draft).partition)).toEqual([]);
  });

  it('a claim that is collected meanwhile makes no draft', async () => {
    const scene = await aScene();
    const { id, code = '' } = await claimSoon(cloud, scene);
    await collect(cloud, scene.fisherman, id, { code });
    await cloud.call(deleteAccount, by(scene.fisherman));
    await cloud.settled();
    expect(await receiptsOf(cloud, scene)).toEqual([]);
  });
});

it('keeps a receipt for seven calendar years after the year of the donation', async () => {
  const [draft] = await collectSome(cloud, await aScene());
  const [stored] = await readItems(cloud, 'pk', receiptUnder(draft?.id ?? '').partition);
  const { expiresAt } = Object(stored);
  expect(new Date(expiresAt * 1000).toISOString()).toBe(`${year() + 8}-01-01T05:00:00.000Z`);
});
