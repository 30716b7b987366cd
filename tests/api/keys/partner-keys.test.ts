/** API keys of outside partners: who makes and ends them, and what a program can read with one. */
import { describe, expect } from 'vitest';
import { apiKey } from '#lambdas/keys/store/items.ts';
import { deleteAccount, getMe } from '#shared/accounts/endpoints.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import { createClaim, listClaims } from '#shared/claims/endpoints.ts';
import { exportAllMeals, exportMeals, getImpact } from '#shared/impact/endpoints.ts';
import { createPartnerKey, deletePartnerKey, listPartnerKeys } from '#shared/keys/admin-endpoints.ts';
import { deleteKey, endLeakedKey } from '#shared/keys/endpoints.ts';
import { KEY_CALLS, MAX_PARTNER_KEYS } from '#shared/keys/limits.ts';
import { getLanding, listLandings } from '#shared/landings/endpoints.ts';
import { assignRole, liftSuspension, removeRole, suspendUser } from '#shared/people/endpoints.ts';
import { findMeals, getMealsOnOffer, getPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaim, aClaimScene, aKitchen } from '#tests/support/claims.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aKey, aPartnerKey } from '#tests/support/keys.ts';
import { byPhone } from '#tests/support/landings.ts';
import { addMember } from '#tests/support/organizations.ts';
import { organizationNotFound } from '#words/general/refusals.ts';
import * as words from '#words/keys/rules.ts';

const anAdmin = () => cloud.createUser({ groups: ['admin'] });
const aPartner = () => `Gazette ${crypto.randomUUID()}`;
const keysSeenBy = async ({ accessToken: token }: TestUser) =>
  (await cloud.call(listPartnerKeys, { token })).body.items;
const endAs = ({ accessToken: token }: TestUser, keyId: string) =>
  cloud.call(deletePartnerKey, { token, params: { keyId } });
const statusWith = async (token: string) => (await cloud.call(listPledges, { token })).status;

describe('an administrator', () => {
  it('makes a key that is shown once, and sees it in the list without its secret', async () => {
    const admin = await anAdmin();
    const name = aPartner();
    const request = {
      token: admin.accessToken,
      body: { name: ` ${name} `, scopes: ['landings:read' as const, 'impact:read' as const] },
      idempotencyKey: crypto.randomUUID(),
    };
    const made = await cloud.call(createPartnerKey, request);
    expect(made.status).toBe(201);
    const { key = '', ...shown } = made.body;
    expect(key).toMatch(new RegExp(`^creel_${shown.id}_[0-9A-Za-z]{38}$`));
    expect(shown).toMatchObject({ name, scopes: ['impact:read', 'landings:read'] });
    expect((await keysSeenBy(admin)).filter(({ id }) => id === shown.id)).toEqual([shown]);
    // A repeat after a lost response can't show the key again, which no item contains.
    expect((await cloud.call(createPartnerKey, request)).body).toEqual(shown);
    const stored = await readItem(cloud, apiKey.key({ keyId: shown.id }));
    expect(stored).toMatchObject({ name, madeBy: admin.userId });
    expect(stored).not.toHaveProperty('organizationId');
    expect(JSON.stringify(stored)).not.toContain(key.slice(15));
  });

  it('can’t let a partner claim meals', async () => {
    const { accessToken: token } = await anAdmin();
    const body = { name: aPartner(), scopes: ['claims:write' as never] };
    expect((await cloud.call(createPartnerKey, { token, body })).error.code).toBe('invalid_fields');
  });

  it('makes two keys of a partner at most, however the name is written, and another once one has ended', async () => {
    const admin = await anAdmin();
    const name = aPartner();
    const make = (written: string) =>
      cloud.call(createPartnerKey, {
        token: admin.accessToken,
        body: { name: written, scopes: ['impact:read'] },
      });
    const answers = await Promise.all([make(name), make(name.toUpperCase()), make(name)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect((await make(name)).error.message).toBe(words.partnerHasTwo);
    expect((await make(aPartner())).status).toBe(201);
    const [first] = answers.filter(({ status }) => status === 201);
    await endAs(admin, first?.body.id ?? '');
    expect((await make(name)).status).toBe(201);
  });

  it('makes no more keys than all partners together can have', async () => {
    const admin = await anAdmin();
    const before = (await keysSeenBy(admin)).length;
    const made: string[] = [];
    for (let index = before; index < MAX_PARTNER_KEYS; index++)
      made.push((await aPartnerKey(cloud, admin)).id);
    const body = { name: aPartner(), scopes: ['impact:read' as const] };
    const refused = await cloud.call(createPartnerKey, { token: admin.accessToken, body });
    expect(refused.error).toMatchObject({
      code: 'conflict',
      message: words.partnersHaveMany(MAX_PARTNER_KEYS),
    });
    for (const keyId of made) await endAs(admin, keyId);
    expect(await keysSeenBy(admin)).toHaveLength(before);
  });

  it('ends a key that another one made, which is refused from the next call on', async () => {
    const [maker, other] = await Promise.all([anAdmin(), anAdmin()]);
    const { id, key } = await aPartnerKey(cloud, maker);
    expect(await statusWith(key)).toBe(200);
    expect((await endAs(other, id)).body).toEqual({ ended: true });
    expect(await statusWith(key)).toBe(401);
    expect((await endAs(other, id)).error.message).toBe(words.keyNotFound);
  });

  it('sees and ends no key of an organization there, and a coordinator none of a partner', async () => {
    const admin = await anAdmin();
    const kitchen = await aKitchen(cloud);
    const { organizationId, coordinator } = kitchen;
    const [ofKitchen, ofPartner] = [await aKey(cloud, kitchen), await aPartnerKey(cloud, admin)];
    expect((await endAs(admin, ofKitchen.id)).error.message).toBe(words.keyNotFound);
    expect((await keysSeenBy(admin)).map(({ id }) => id)).not.toContain(ofKitchen.id);
    const params = { organizationId, keyId: ofPartner.id };
    const refused = await cloud.call(deleteKey, { token: coordinator.accessToken, params });
    expect(refused.error.message).toBe(words.keyNotFound);
    expect(await statusWith(ofKitchen.key)).toBe(200);
    expect(await statusWith(ofPartner.key)).toBe(200);
  });

  it('leaves an entry in the audit for each key made and ended, with the partner', async () => {
    const admin = await anAdmin();
    const name = aPartner();
    const [ended, leaked] = [
      await aPartnerKey(cloud, admin, { name }),
      await aPartnerKey(cloud, admin, { name }),
    ];
    await endAs(admin, ended.id);
    await cloud.call(endLeakedKey, { body: { key: leaked.key } });
    const entriesOf = async (action: 'partner-key-made' | 'partner-key-ended') =>
      (await cloud.call(listAudit, { token: admin.accessToken, query: { action } })).body.items;
    const [made, ends] = [await entriesOf('partner-key-made'), await entriesOf('partner-key-ended')];
    const found = [made, ends].flatMap((entries) =>
      [ended, leaked].map(({ id }) => entries.find(({ subject }) => subject === id)),
    );
    const actor = { id: admin.userId };
    const keyScopes = ['pledges:read', 'impact:read', 'landings:read'];
    expect(found).toMatchObject([
      { actor, after: { partner: name, keyScopes } },
      { actor, after: { partner: name, keyScopes } },
      { actor, before: { partner: name, keyScopes } },
      { before: { partner: name, keyScopes } },
    ]);
    // Nobody was signed in.
    expect(found[3]).not.toHaveProperty('actor');
    expect(JSON.stringify(found)).not.toContain(leaked.key.slice(15));
  });
});

describe('a program of a partner', () => {
  it('reads pledges, landings and impact, and is told how many calls are left', async () => {
    const { fisherman, pledgeId } = await aClaimScene(cloud);
    const landingId = (await byPhone(cloud, fisherman).announce()).body.id;
    const { key: token } = await aPartnerKey(cloud, await anAdmin());
    const answers = [
      await cloud.call(listPledges, { token }),
      await cloud.call(getPledge, { token, params: { pledgeId } }),
      await cloud.call(listLandings, { token }),
      await cloud.call(getLanding, { token, params: { landingId } }),
      await cloud.call(getImpact, { token }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get('ratelimit-policy')).toBe(`"calls";q=${KEY_CALLS.max};w=60`);
      expect(headers.get('ratelimit')).toMatch(/^"calls";r=\d+;t=\d+$/);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('gets nothing that members see, not even of an organization that its maker coordinates', async () => {
    const { kitchen, pledgeId } = await aClaimScene(cloud);
    const { organizationId } = kitchen;
    const admin = await anAdmin();
    await addMember(cloud, organizationId, admin, 'coordinator');
    const { key: token } = await aPartnerKey(cloud, admin);
    const answers = await Promise.all([
      cloud.call(findMeals, { token, params: { organizationId } }),
      cloud.call(getMealsOnOffer, { token, params: { organizationId, pledgeId } }),
      cloud.call(exportMeals, { token }),
      cloud.call(exportMeals, { token, query: { organizationId } }),
      cloud.call(listClaims, { token, query: { organizationId } }),
      cloud.call(createClaim, { token, params: { pledgeId }, body: aClaim(cloud, organizationId) }),
      cloud.call(exportAllMeals, { token }),
      cloud.call(listPartnerKeys, { token }),
      cloud.call(getMe, { token }),
    ]);
    expect(answers.map(({ error }) => error.message)).toEqual([
      ...Array.from({ length: 4 }, () => organizationNotFound),
      ...Array.from({ length: 2 }, () => words.lacksScope('claims:write')),
      ...Array.from({ length: 3 }, () => words.notForKeys),
    ]);
  });

  it('reads only what its key is for', async () => {
    const { key: token } = await aPartnerKey(cloud, await anAdmin(), { scopes: ['impact:read'] });
    expect((await cloud.call(getImpact, { token })).status).toBe(200);
    const refused = await cloud.call(listPledges, { token });
    expect([refused.status, refused.error.message]).toEqual([403, words.lacksScope('pledges:read')]);
  });
});

describe('a key of a partner is refused', () => {
  it('if its maker is no longer an administrator', async () => {
    const [maker, other] = await Promise.all([anAdmin(), anAdmin()]);
    const { id, key } = await aPartnerKey(cloud, maker);
    const request = { token: other.accessToken, params: { role: 'admin' as const, userId: maker.userId } };
    expect((await cloud.call(removeRole, request)).status).toBe(200);
    expect(await statusWith(key)).toBe(401);
    const stopped = (await keysSeenBy(other)).filter(({ isStopped }) => isStopped);
    expect(stopped.map((each) => each.id)).toContain(id);
    await cloud.call(assignRole, request);
    expect(await statusWith(key)).toBe(200);
  });

  it('while its maker is suspended', async () => {
    const [maker, other] = await Promise.all([anAdmin(), anAdmin()]);
    const { key } = await aPartnerKey(cloud, maker);
    // Only a person with an account can be suspended.
    await cloud.call(getMe, { token: maker.accessToken });
    const request = { token: other.accessToken, params: { userId: maker.userId } };
    expect((await cloud.call(suspendUser, { ...request, body: { reason: 'Spam.' } })).status).toBe(200);
    expect(await statusWith(key)).toBe(403);
    await cloud.call(liftSuspension, request);
    expect(await statusWith(key)).toBe(200);
  });

  it('after its maker has deleted their account', async () => {
    const [maker] = await Promise.all([anAdmin(), anAdmin()]);
    const { key } = await aPartnerKey(cloud, maker);
    await cloud.call(getMe, { token: maker.accessToken });
    expect((await cloud.call(deleteAccount, { token: maker.accessToken })).status).toBe(200);
    expect(await statusWith(key)).toBe(401);
  });
});
