/**
 * Random histories of a catch and its reservations (fast-check, with seeds), against a model of its amounts. All amounts
 * always come to what was landed, and the ledger says the same.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { setCatchStock, setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { expectCountsByLedger } from '#tests/api/claims/claim-crowd.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import {
  aReservation,
  askToReserve,
  cancelOne,
  collectOne,
  replyTo,
  reservable,
  weighOne,
} from '#tests/support/reservations.ts';
import { expectNoOverselling } from './reservation-crowd.ts';

const stateDirectory = mkdtempSync(join(tmpdir(), 'creel-'));
useOwnCloud(() => startLocalCloud(stateDirectory));

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      'reserve',
      'reserve',
      'weigh',
      'cancel',
      'collect',
      'repeat',
      'decline',
      'hide',
      'dock',
      'wait',
    ),
    buyer: fc.nat(3),
    amount: fc.integer({ min: 1, max: 80 }).map((half) => half / 2),
  }),
  { minLength: 4, maxLength: 14 },
);
interface Step {
  what: string;
  buyer: number;
  amount: number;
}

interface Held {
  id: string;
  code: string;
  amount: number;
}

/** A catch, and what the model knows of it, in hundredths. */
class History {
  readonly open = new Map<number, Held>();
  landed = 5000;
  dock = 0;
  collected = 0;
  hidden = false;
  last: (() => Promise<unknown>) | undefined;

  readonly fisherman: TestUser;
  readonly buyers: readonly TestUser[];
  readonly catchId: string;

  constructor(fisherman: TestUser, buyers: readonly TestUser[], catchId: string) {
    this.fisherman = fisherman;
    this.buyers = buyers;
    this.catchId = catchId;
  }

  buyer(index: number): TestUser {
    const buyer = this.buyers[index];
    if (!buyer) throw new Error('There is no such buyer');
    return buyer;
  }

  async own() {
    const request = { token: this.fisherman.accessToken, params: { catchId: this.catchId } };
    return (await cloud.call(getMyCatch, request)).body;
  }

  async run({ what, buyer: index, amount }: Step): Promise<void> {
    const held = this.open.get(index);
    if (what === 'reserve') await this.reserve(index, amount);
    else if (what === 'hide') await this.hide();
    else if (what === 'dock') await this.sellAtDock(amount);
    else if (what === 'repeat') await this.last?.();
    else if (what === 'wait') cloud.clock.advance(HOUR / 60);
    else if (held && what === 'weigh') await this.weigh(held, amount);
    else if (held && what === 'cancel')
      await this.end(index, () => cancelOne(cloud, this.buyer(index), held));
    else if (held && what === 'decline') await replyTo(cloud, this.fisherman, { id: held.id, answer: 'no' });
    else if (held && what === 'collect') await this.collect(index, held);
  }

  async reserve(index: number, amount: number) {
    const scene = { catchId: this.catchId, buyer: this.buyer(index) };
    const [body, key] = [aReservation(cloud, { amount }), crypto.randomUUID()];
    const ask = () => askToReserve(cloud, scene, body, key);
    const made = await ask();
    this.last = ask;
    if (made.status < 300) this.open.set(index, { id: made.body.id, code: made.body.code ?? '', amount });
  }

  async weigh(held: Held, amount: number) {
    const weighed = await weighOne(cloud, this.fisherman, { id: held.id, amount });
    if (weighed.status < 300) held.amount = amount;
  }

  async end(index: number, call: () => Promise<{ status: number }>) {
    const { status } = await call();
    expect(status).toBe(200);
    this.last = call;
    this.open.delete(index);
  }

  async collect(index: number, { id, code, amount }: Held) {
    const handOver = () => collectOne(cloud, this.fisherman, { id, code });
    await this.end(index, handOver);
    this.collected += 100 * amount;
  }

  async hide() {
    this.hidden = !this.hidden;
    const params = { catchId: this.catchId };
    const request = { token: this.fisherman.accessToken, params, body: { hidden: this.hidden } };
    await cloud.call(setCatchVisibility, request);
  }

  async sellAtDock(amount: number) {
    const { stock, soldAt } = await this.own();
    if (!stock || soldAt !== undefined || stock.left <= amount) return;
    const body = { sold: false, quantity: `${stock.left - amount} lb`, left: stock.left - amount };
    const request = { token: this.fisherman.accessToken, params: { catchId: this.catchId }, body };
    if ((await cloud.call(setCatchStock, request)).status < 300) this.dock += 100 * amount;
  }

  async check() {
    const { stock, held = 0, collected = 0 } = await this.own();
    const heldByModel = [...this.open.values()].reduce((sum, { amount }) => sum + amount, 0);
    expect({ held, collected }).toEqual({ held: heldByModel, collected: this.collected / 100 });
    const all = 100 * ((stock?.left ?? 0) + held + collected) + this.dock;
    expect(Math.round(all)).toBe(this.landed);
  }
}

it('a catch keeps what was landed through every history, and its ledger replays to the same', async () => {
  const fisherman = await aPerson(cloud, { fisherman: A_FISHERMAN });
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const buyers = await Promise.all([0, 1, 2, 3].map(() => aPerson(cloud)));
      const { id } = await postCatch(
        cloud,
        fisherman,
        reservable(cloud, { stock: { unit: 'pound', left: 50, least: 0.5, step: 0.5 } }),
      );
      const run = new History(fisherman, buyers, id);
      for (const step of history) {
        await run.run(step);
        await run.check();
      }
    }),
    { seed: 20261126, numRuns: 12, endOnFailure: true },
  );
  await expectCountsByLedger(cloud, stateDirectory);
});

it('200 buyers who reserve 50 lb in one moment get exactly 50 lb, and nobody twice', () =>
  expectNoOverselling(200));
