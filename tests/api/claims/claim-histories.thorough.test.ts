/**
 * Random histories of a pledge and its claims: claimed, canceled, collected and served, with the pledge edited, hidden
 * and shown in between. After each step everything agrees with a model of a few numbers, and in the end with the
 * ledger.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { organization } from '#lambdas/organizations/store/items.ts';
import { listClaims } from '#shared/claims/endpoints.ts';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { setPledgeVisibility, updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, askFor, cancel, codeOf, collect, type Kitchen, serve } from '#tests/support/claims.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { readItem } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { expectCountsByLedger } from './claim-crowd.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
useOwnCloud(() => startLocalCloud(stateDirectory));

type Step =
  | { do: 'claim'; kitchen: number; meals: number }
  | { do: 'cancel' | 'collect' | 'serve'; claim: number; meals: number }
  | { do: 'edit'; meals: number }
  | { do: 'hide' | 'show' };

const meals = fc.integer({ min: 1, max: 9 });
const claimOf = fc.nat(7);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), kitchen: fc.nat(1), meals }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'collect' as const, 'serve' as const),
      claim: claimOf,
      meals,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('edit' as const), meals: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const) }) },
);

interface ModelClaim {
  id: string;
  kitchen: number;
  meals: number;
  state: 'reserved' | 'cancelled' | 'collected';
  served: number;
}

/** The state so far, and the changes that each step may make. */
class History {
  pledged = 24;
  isHidden = false;
  readonly claims: ModelClaim[] = [];
  readonly fisherman: TestUser;
  readonly kitchens: readonly Kitchen[];
  readonly pledgeId: string;

  constructor(fisherman: TestUser, kitchens: readonly Kitchen[], pledgeId: string) {
    this.fisherman = fisherman;
    this.kitchens = kitchens;
    this.pledgeId = pledgeId;
  }

  get claimed(): number {
    return sum(this.claims.filter(({ state }) => state !== 'cancelled').map(({ meals }) => meals));
  }

  async run(each: Step): Promise<void> {
    if (each.do === 'claim') await this.#claim(each.kitchen, each.meals);
    else if (each.do === 'edit') await this.#edit(each.meals);
    else if (!('claim' in each)) await this.#show(each.do === 'hide');
    else await this.#move(each.do, each.claim, each.meals);
  }

  async #claim(kitchen: number, wanted: number): Promise<void> {
    const own = this.claims.filter((claim) => claim.kitchen === kitchen && claim.state !== 'cancelled');
    const isAllowed =
      !this.isHidden &&
      wanted <= this.pledged - this.claimed &&
      own.filter(({ state }) => state === 'reserved').length < 3 &&
      sum(own.map(({ meals: held }) => held)) + wanted <= Math.ceil(this.pledged / 2);
    const { [kitchen]: asking } = this.kitchens;
    if (!asking) return;
    const answer = await askFor(cloud, asking, this.pledgeId, { meals: wanted });
    expect(answer.status, JSON.stringify({ wanted, own })).toBe(isAllowed ? 201 : this.isHidden ? 404 : 409);
    if (isAllowed)
      this.claims.push({ id: answer.body.id, kitchen, meals: wanted, state: 'reserved', served: 0 });
  }

  async #move(move: 'cancel' | 'collect' | 'serve', index: number, wanted: number): Promise<void> {
    const claim = this.claims[index];
    const coordinator = claim && this.kitchens[claim.kitchen]?.coordinator;
    if (!claim || !coordinator) return;
    if (move === 'serve') {
      const { status } = await serve(cloud, coordinator, claim.id, wanted);
      expect(status).toBe(claim.state !== 'collected' ? 409 : wanted > claim.meals ? 422 : 200);
      if (status === 200) claim.served = wanted;
      return;
    }
    const isOpen = claim.state === 'reserved';
    const code = move === 'collect' && isOpen ? await codeOf(cloud, coordinator, claim.id) : '000000';
    const { status } =
      move === 'cancel'
        ? await cancel(cloud, wanted % 2 ? this.fisherman : coordinator, claim.id)
        : await collect(cloud, this.fisherman, claim.id, { code });
    expect(status).toBe(isOpen ? 200 : 409);
    if (isOpen) claim.state = move === 'cancel' ? 'cancelled' : 'collected';
  }

  async #edit(wanted: number): Promise<void> {
    const { version } = await this.#read();
    const body = { version, mealsPledged: wanted };
    const answer = await cloud.call(updatePledge, { ...this.#own, body });
    expect(answer.status).toBe(wanted < this.claimed ? 422 : 200);
    if (answer.status === 200) this.pledged = wanted;
  }

  async #show(hidden: boolean): Promise<void> {
    await cloud.call(setPledgeVisibility, { ...this.#own, body: { hidden } });
    this.isHidden = hidden;
  }

  async expectAsModelled(): Promise<void> {
    const { claims, claimed, pledged } = this;
    expect(await this.#read()).toMatchObject({
      ...{ mealsPledged: pledged, mealsLeft: pledged - claimed, mealsClaimed: claimed },
      ...{ mealsServed: sum(claims.map(({ served }) => served)), hidden: this.isHidden },
    });
    const { token } = this.#own;
    const listed = (await cloud.call(listClaims, { token, query: { pledgeId: this.pledgeId } })).body.items;
    expect(listed.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      claims.map(({ id, state }) => [id, state]).toSorted(),
    );
    for (const [index, { organizationId }] of this.kitchens.entries()) {
      const own = claims.filter(({ kitchen }) => kitchen === index);
      const held = own.filter(({ state }) => state !== 'cancelled');
      expect(await readItem(cloud, organization.key({ organizationId }))).toMatchObject({
        openClaims: own.filter(({ state }) => state === 'reserved').length,
        mealsClaimed: sum(held.map(({ meals: each }) => each)),
        mealsCollected: sum(held.filter(({ state }) => state === 'collected').map(({ meals: each }) => each)),
        mealsServed: sum(own.map(({ served }) => served)),
      });
    }
  }

  get #own() {
    return { token: this.fisherman.accessToken, params: { pledgeId: this.pledgeId } };
  }

  async #read() {
    return (await cloud.call(getMyPledge, this.#own)).body;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('a pledge and its claims', () => {
  it('agree with the model after each step of any history, and with the ledger in the end', async () => {
    const histories = fc.array(step, { minLength: 15, maxLength: 25 });
    const property = fc.asyncProperty(histories, async (steps) => {
      const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
      const kitchens = [await aKitchen(cloud), await aKitchen(cloud)];
      const { id } = await postPledge(cloud, fisherman);
      const history = new History(fisherman, kitchens, id);
      for (const each of steps) {
        await history.run(each);
        await history.expectAsModelled();
      }
    });
    await fc.assert(property, { seed: 20261122, numRuns: 6, endOnFailure: true });
    await expectCountsByLedger(cloud, stateDirectory);
  });
});
