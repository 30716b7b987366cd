/** API keys: who makes and ends them, and what a program can do with one. */
import { describe, expect } from 'vitest';
import { claim } from '#lambdas/claims/store/items.ts';
import { apiKey, keyPlace } from '#lambdas/keys/store/items.ts';
import type { LedgerRow } from '#lambdas/ledger/store/items.ts';
import { rateCount } from '#lambdas/table/index.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { listAudit } from '#shared/audit/endpoints.ts';
import {
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  getClaim,
  listClaims,
  recordServed,
} from '#shared/claims/endpoints.ts';
import { exportMeals, getImpact } from '#shared/impact/endpoints.ts';
import { createKey, deleteKey, endLeakedKey, listKeys } from '#shared/keys/endpoints.ts';
import { writeKey } from '#shared/keys/key-form.ts';
import { KEY_CALLS } from '#shared/keys/limits.ts';
import { listLandings } from '#shared/landings/endpoints.ts';
import { liftSuspension, suspendUser } from '#shared/people/endpoints.ts';
import { findMeals, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { aClaim, aClaimScene, aKitchen, claimMeals, collect } from '#tests/support/claims.ts';
import { readItem, readItems, setAttribute } from '#tests/support/cloud/table.ts';
import { deleteItems, putItems } from '#tests/support/cloud/table-client.ts';
import { aKey } from '#tests/support/keys.ts';
import { addMember } from '#tests/support/organizations.ts';
import { coordinatorsOnly, organizationNotFound } from '#words/general/refusals.ts';
import * as words from '#words/keys/rules.ts';

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

describe('a coordinator', () => {
  it('makes a key that is shown once, and sees it in the list without its secret', async () => {
    const { organizationId, coordinator } = await aKitchen(cloud);
    const request = {
      token: coordinator.accessToken,
      params: { organizationId },
      body: { name: ' Pantry planner ', scopes: ['impact:read' as const, 'pledges:read' as const] },
      idempotencyKey: crypto.randomUUID(),
    };
    const made = await cloud.call(createKey, request);
    expect(made.status).toBe(201);
    const { key = '', ...shown } = made.body;
    expect(key).toMatch(new RegExp(`^creel_${shown.id}_[0-9A-Za-z]{38}$`));
    expect(shown).toMatchObject({ name: 'Pantry planner', scopes: ['pledges:read', 'impact:read'] });
    const { token, params } = request;
    const { items } = (await cloud.call(listKeys, { token, params })).body;
    expect(items).toEqual([shown]);
    // A repeat after a lost response can't show the key again, which no item contains.
    expect((await cloud.call(createKey, request)).body).toEqual(shown);
    const stored = await readItem(cloud, apiKey.key({ keyId: shown.id }));
    expect(stored).toMatchObject({ organizationId, madeBy: coordinator.userId });
    expect(JSON.stringify(stored)).not.toContain(key.slice(15));
  });

  it('has two keys at most, and another one once one has ended', async () => {
    const kitchen = await aKitchen(cloud);
    const by = { token: kitchen.coordinator.accessToken };
    const params = { organizationId: kitchen.organizationId };
    const [first] = await Promise.all([aKey(cloud, kitchen), aKey(cloud, kitchen)]);
    const body = { name: 'Third', scopes: ['pledges:read' as const] };
    const refused = await cloud.call(createKey, { ...by, params, body });
    expect(refused.error).toMatchObject({ code: 'conflict', message: words.twoExist });
    await cloud.call(deleteKey, { ...by, params: { ...params, keyId: first.id } });
    const { key = '' } = (await cloud.call(createKey, { ...by, params, body })).body;
    expect((await cloud.call(listPledges, { token: key })).status).toBe(200);
    expect((await cloud.call(listKeys, { ...by, params })).body.items).toHaveLength(2);
  });

  it('makes another key in the place of one that the table has deleted', async () => {
    const kitchen = await aKitchen(cloud);
    const { id } = await aKey(cloud, kitchen);
    await deleteItems(cloud, [apiKey.key({ keyId: id })]);
    await Promise.all([aKey(cloud, kitchen), aKey(cloud, kitchen)]);
    const place = keyPlace.key({ organizationId: kitchen.organizationId, place: '1' });
    expect((await readItem(cloud, place))?.keyId).not.toBe(id);
  });

  it('ends a key, which is refused from the next call on', async () => {
    const kitchen = await aKitchen(cloud);
    const { id: keyId, key } = await aKey(cloud, kitchen);
    const request = {
      token: kitchen.coordinator.accessToken,
      params: { organizationId: kitchen.organizationId, keyId },
    };
    expect((await cloud.call(listPledges, { token: key })).status).toBe(200);
    await cloud.call(deleteKey, request);
    const refused = await cloud.call(listPledges, { token: key });
    expect(refused.status).toBe(401);
    expect(refused.error.message).toBe(words.keyRefused);
    expect((await cloud.call(deleteKey, request)).error.message).toBe(words.keyNotFound);
  });

  it('is the only one who sees and ends keys of the organization', async () => {
    const kitchen = await aKitchen(cloud);
    const { id: keyId } = await aKey(cloud, kitchen);
    const collector = await cloud.createUser();
    await addMember(cloud, kitchen.organizationId, collector, 'collector');
    const { coordinator: stranger, organizationId: other } = await aKitchen(cloud);
    const params = { organizationId: kitchen.organizationId, keyId };
    for (const [{ accessToken: token }, message] of [
      [collector, coordinatorsOnly],
      [stranger, organizationNotFound],
    ] as const) {
      expect((await cloud.call(listKeys, { token, params })).error.message).toBe(message);
      expect((await cloud.call(deleteKey, { token, params })).error.message).toBe(message);
      const body = { name: 'Mine', scopes: ['pledges:read' as const] };
      expect((await cloud.call(createKey, { token, params, body })).error.message).toBe(message);
    }
    // Nor through the path of an organization of one's own.
    const crossed = { token: stranger.accessToken, params: { organizationId: other, keyId } };
    expect((await cloud.call(deleteKey, crossed)).error.message).toBe(words.keyNotFound);
    const { items } = (await cloud.call(listKeys, { token: kitchen.coordinator.accessToken, params })).body;
    expect(items).toHaveLength(1);
  });

  it('leaves an entry in the audit for each key made and ended', async () => {
    const kitchen = await aKitchen(cloud);
    const { id: keyId, key } = await aKey(cloud, kitchen, { scopes: ['impact:read'] });
    await cloud.call(endLeakedKey, { body: { key } });
    const admin = await cloud.createUser({ groups: ['admin'] });
    const entries = await Promise.all(
      (['api-key-made', 'api-key-ended'] as const).map(async (action) => {
        const { items } = (await cloud.call(listAudit, { token: admin.accessToken, query: { action } })).body;
        return items.find(({ subject }) => subject === keyId);
      }),
    );
    expect(entries).toMatchObject([
      { actor: { id: kitchen.coordinator.userId }, after: { keyScopes: ['impact:read'] } },
      { before: { keyScopes: ['impact:read'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(key);
  });
});

describe('a program with a key', () => {
  it('finds meals, claims some, reads the claim, and records what was served', async () => {
    const { fisherman, kitchen, pledgeId } = await aClaimScene(cloud);
    await cloud.settled();
    const { organizationId } = kitchen;
    const { id: keyId, key: token } = await aKey(cloud, kitchen);
    const found = (await cloud.call(findMeals, { token, params: { organizationId } })).body;
    expect(found.items.map(({ id }) => id)).toContain(pledgeId);

    const claiming = {
      token,
      params: { pledgeId },
      body: aClaim(cloud, organizationId),
      idempotencyKey: crypto.randomUUID(),
    };
    const { id: claimId } = (await cloud.call(createClaim, claiming)).body;
    expect((await cloud.call(createClaim, claiming)).body.id).toBe(claimId);
    const listed = (await cloud.call(listClaims, { token, query: { organizationId } })).body.items;
    expect(listed.map(({ id }) => id)).toEqual([claimId]);
    const params = { claimId };
    expect((await cloud.call(getClaim, { token, params })).body).toMatchObject({
      state: 'reserved',
      meals: 2,
    });
    const { code } = (await cloud.call(createClaimCode, { token, params })).body;
    expect((await collect(cloud, fisherman, claimId, { code })).body.state).toBe('collected');
    const served = { token, params, body: { meals: 1 } };
    expect((await cloud.call(recordServed, served)).body.mealsServed).toBe(1);

    const { id: second } = (
      await cloud.call(createClaim, { ...claiming, idempotencyKey: crypto.randomUUID() })
    ).body;
    const cancelling = { token, params: { claimId: second }, body: { reason: 'The van broke down.' } };
    expect((await cloud.call(cancelClaim, cancelling)).body.state).toBe('cancelled');

    expect(await readItem(cloud, claim.key({ claimId }))).toMatchObject({
      claimedBy: kitchen.coordinator.userId,
      claimedByKey: keyId,
    });
    const month = new Date(cloud.clock.now()).toISOString().slice(0, 7);
    const inMonth = await readItems(cloud, 'pk', `LEDGER#${month}`);
    const ledger = inMonth.filter(({ card }) => (card as LedgerRow).organizationId === organizationId);
    const byKey = Object.groupBy(ledger, (entry) => (entry.byKey === keyId ? 'key' : 'person'));
    const kinds = (entries: typeof ledger = []) => entries.map(({ card }) => (card as LedgerRow).kind).sort();
    expect(kinds(byKey.key)).toEqual(['cancelled', 'claimed', 'claimed', 'served']);
    expect(kinds(byKey.person)).toEqual(['collected']);
    const { status, headers } = await cloud.request(`/api/impact.csv?organizationId=${organizationId}`, {
      token,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  });

  it('is told with every response how many calls are left', async () => {
    const { key: token, id: who } = await aKey(cloud, await aKitchen(cloud));
    const policy = `"calls";q=${KEY_CALLS.max};w=60`;
    const left = async (path: string) => {
      const { headers } = await cloud.request(path, { token });
      expect(headers.get('ratelimit-policy')).toBe(policy);
      expect(headers.get('cache-control')).toBe('private, no-store');
      const [, calls, reset] = /^"calls";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
      expect(Number(reset)).toBeGreaterThan(0);
      expect(Number(reset)).toBeLessThanOrEqual(60);
      return Number(calls);
    };
    const first = await left('/api/pledges');
    expect(first).toBe(KEY_CALLS.max - 1);
    // A new minute may have begun.
    for (const path of ['/api/landings', '/api/me']) expect(await left(path)).toBeLessThan(KEY_CALLS.max);

    const minute = Math.floor(cloud.clock.now() / KEY_CALLS.windowMs) * KEY_CALLS.windowMs;
    await putItems(
      cloud,
      [minute, minute + KEY_CALLS.windowMs].map((start) => ({
        ...rateCount.item(
          { name: 'key-call', who, start: String(start) },
          { hits: KEY_CALLS.max, expiresAt: seconds(start) + 120 },
        ),
      })),
    );
    const over = await cloud.call(listPledges, { token });
    expect(over.error).toMatchObject({ code: 'too_many_requests', message: words.tooManyCalls });
    expect(over.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/);
    expect(over.headers.get('retry-after')).toBe(/t=(\d+)/.exec(over.headers.get('ratelimit') ?? '')?.[1]);
    expect(over.headers.get('ratelimit-policy')).toBe(policy);
    // Nobody else is held up.
    expect((await cloud.call(listPledges, {})).status).toBe(200);
  });

  it('does only what the key is allowed to', async () => {
    const { kitchen, pledgeId } = await aClaimScene(cloud);
    const { key: token } = await aKey(cloud, kitchen, { scopes: ['landings:read'] });
    expect((await cloud.call(listLandings, { token })).status).toBe(200);
    const body = aClaim(cloud, kitchen.organizationId);
    const refusals = await Promise.all([
      cloud.call(listPledges, { token }),
      cloud.call(getImpact, { token }),
      cloud.call(createClaim, { token, params: { pledgeId }, body }),
    ]);
    expect(refusals.map(({ status, error }) => [status, error.message])).toEqual([
      [403, words.lacksScope('pledges:read')],
      [403, words.lacksScope('impact:read')],
      [403, words.lacksScope('claims:write')],
    ]);
  });

  it('neither sees nor changes what another organization claimed, or what its maker pledged', async () => {
    const { fisherman, kitchen, pledgeId } = await aClaimScene(cloud);
    // The fisherman coordinates an organization of their own, too.
    const own = await aKitchen(cloud);
    await addMember(cloud, own.organizationId, fisherman, 'coordinator');
    const { key: token } = await aKey(cloud, { ...own, coordinator: fisherman });
    const { id: claimId } = await claimMeals(cloud, kitchen, pledgeId);
    const params = { claimId };
    const { organizationId } = kitchen;
    const answers = await Promise.all([
      cloud.call(getClaim, { token, params }),
      cloud.call(cancelClaim, { token, params, body: { reason: 'No.' } }),
      cloud.call(createClaimCode, { token, params }),
      cloud.call(recordServed, { token, params, body: { meals: 1 } }),
      cloud.call(listClaims, { token, query: { organizationId } }),
      cloud.call(listClaims, { token, query: { pledgeId } }),
      cloud.call(findMeals, { token, params: { organizationId } }),
      cloud.call(createClaim, { token, params: { pledgeId }, body: aClaim(cloud, organizationId) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    for (const query of ['', `?organizationId=${organizationId}`])
      expect((await cloud.request(`/api/impact.csv${query}`, { token })).status).toBe(404);
    expect((await cloud.call(exportMeals, { token })).status).toBe(404);
    expect((await cloud.call(collectClaim, { token, params, body: { code: '000000' } })).status).toBe(403);
    expect(
      (await cloud.call(getClaim, { token: kitchen.coordinator.accessToken, params })).body,
    ).toMatchObject({
      state: 'reserved',
      version: 1,
    });
    // The maker's own pledge stays theirs: they can't claim it for an organization.
    const claiming = { token, params: { pledgeId }, body: aClaim(cloud, own.organizationId) };
    expect((await cloud.call(createClaim, claiming)).status).toBe(409);
  });
});

describe('a key is refused', () => {
  const statusWith = async (key: string) => (await cloud.request('/api/pledges', { token: key })).status;

  it('if it was guessed, even with the id and checksum of a genuine one', async () => {
    const { id, key } = await aKey(cloud, await aKitchen(cloud));
    const guesses = [
      writeKey(id, 'x'.repeat(32)),
      writeKey('AAAAAAAA', 'x'.repeat(32)),
      `${key.slice(0, -1)}!`,
    ];
    for (const guess of guesses) {
      const response = await cloud.request('/api/pledges', { token: guess });
      expect(response.status).toBe(401);
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
      expect(response.headers.has('ratelimit')).toBe(false);
    }
    expect(await statusWith(key)).toBe(200);
  });

  it('at the edge if it is forged, and in an address', async () => {
    const { key } = await aKey(cloud, await aKitchen(cloud));
    const forged = key.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const response = await cloud.request('/api/pledges', { token: forged });
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
    for (const path of [`/api/pledges?key=${key}`, `/api/pledges/${key}`, `/marketplace?token=${key}`])
      expect((await cloud.request(path)).status).toBe(400);
  });

  it('without a key in its header, on the path that the edge uses', async () => {
    const kitchen = await aKitchen(cloud);
    const { id, key } = await aKey(cloud, kitchen);
    const path = `/api/by-key/${id}/pledges`;
    for (const token of [undefined, kitchen.coordinator.accessToken])
      expect((await cloud.request(path, { token })).status).toBe(401);
    expect((await cloud.request(path, { token: key })).status).toBe(403);
  });

  it('once it was not used for a year, which each day of use renews', async () => {
    const { id, key } = await aKey(cloud, await aKitchen(cloud));
    const { expiresAt: before } = (await readItem(cloud, apiKey.key({ keyId: id }))) ?? {};
    await setAttribute(cloud, apiKey.key({ keyId: id }), 'expiresAt', seconds(cloud.clock.now()) + 3600);
    expect(await statusWith(key)).toBe(200);
    const used = await readItem(cloud, apiKey.key({ keyId: id }));
    expect(Number(used?.expiresAt)).toBeGreaterThanOrEqual(Number(before));
    expect(used?.lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    await setAttribute(cloud, apiKey.key({ keyId: id }), 'expiresAt', seconds(cloud.clock.now()) - 1);
    expect(await statusWith(key)).toBe(401);
  });

  it('if its maker is no longer a coordinator of the organization', async () => {
    const kitchen = await aKitchen(cloud);
    const { organizationId, coordinator } = kitchen;
    const { key } = await aKey(cloud, kitchen);
    const other = await cloud.createUser();
    await addMember(cloud, organizationId, other, 'coordinator');
    await addMember(cloud, organizationId, coordinator, 'collector');
    expect(await statusWith(key)).toBe(401);
    const { items } = (await cloud.call(listKeys, { token: other.accessToken, params: { organizationId } }))
      .body;
    expect(items).toMatchObject([{ isStopped: true }]);
    await addMember(cloud, organizationId, coordinator, 'coordinator');
    expect(await statusWith(key)).toBe(200);
  });

  it('while its maker is suspended', async () => {
    const kitchen = await aKitchen(cloud);
    const { key } = await aKey(cloud, kitchen);
    const { accessToken: token } = await cloud.createUser({ groups: ['admin'] });
    const params = { userId: kitchen.coordinator.userId };
    // Only a person with an account can be suspended.
    await cloud.call(getMe, { token: kitchen.coordinator.accessToken });
    expect((await cloud.call(suspendUser, { token, params, body: { reason: 'Spam.' } })).status).toBe(200);
    expect(await statusWith(key)).toBe(403);
    await cloud.call(liftSuspension, { token, params });
    expect(await statusWith(key)).toBe(200);
  });

  it('after somebody who found it has ended it', async () => {
    const { key } = await aKey(cloud, await aKitchen(cloud));
    expect((await cloud.call(endLeakedKey, { body: { key } })).body).toEqual({ ended: true });
    expect(await statusWith(key)).toBe(401);
    // Nobody learns from the response whether a key was genuine.
    for (const again of [key, writeKey('AAAAAAAA', 'x'.repeat(32))])
      expect((await cloud.call(endLeakedKey, { body: { key: again } })).body).toEqual({ ended: true });
    const wrong = await cloud.call(endLeakedKey, { body: { key: `${key}x` } });
    expect(wrong.error).toMatchObject({ code: 'invalid_fields', message: words.noKey });
  });
});
