/** A random history of a catch and its reservations, against a model of a few amounts and of each reservation's state. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { HOUR, MINUTE } from '#shared/limits.ts';
import { setCatchStock, setCatchVisibility, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { joinWaiting, listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen, type ReservationState } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { postCatch } from '#tests/support/builders.ts';
import { type FaultyCloud, SDK_ATTEMPTS } from '#tests/support/cloud/faulty-cloud.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import {
  aReservation,
  askToReserve,
  cancelOne,
  collectOne,
  missOne,
  newCodeOf,
  replyTo,
  reservable,
  weighOne,
} from '#tests/support/reservations.ts';

/** The amounts of a catch of 50 lb are in half pounds. */
const LANDED = 50;
const BUYERS = 4;
const WHAT = {
  reserve: 10,
  wait: 4,
  reply: 3,
  decline: 1,
  weigh: 3,
  cancel: 2,
  collect: 4,
  collectLate: 2,
  miss: 1,
  edit: 4,
  hide: 1,
  show: 3,
  dock: 1,
  sellRest: 1,
  minutes: 1,
  hours: 1,
  repeat: 2,
} as const;
type What = keyof typeof WHAT;

export interface Step {
  what: What;
  /** Which of the buyers or reservations that there are for it. */
  which: number;
  /** Pounds. */
  amount: number;
  /** Where the function is stopped, around its write. */
  killed: 'before' | 'after' | undefined;
}

export const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    ...Object.entries(WHAT).map(([what, weight]) => ({ weight, arbitrary: fc.constant(what as What) })),
  ),
  which: fc.nat(11),
  amount: fc.integer({ min: 1, max: 24 }).map((half) => half / 2),
  killed: fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom('before' as const, 'after' as const) },
  ),
});

function pick<T>(from: readonly T[], which: number): T {
  const picked = from[which % from.length];
  if (picked === undefined) throw new Error('There is none');
  return picked;
}

const hundredths = (pounds: number) => Math.round(100 * pounds);
const sum = (cards: readonly ReservationCard[]) =>
  cards.reduce((total, { amount }) => total + hundredths(amount), 0);

/** The states in which a step changes a reservation. */
const STATES = {
  reply: ['requested', 'offered'],
  decline: ['requested', 'offered'],
  weigh: ['held', 'weighed'],
  cancel: ['requested', 'offered', 'held', 'weighed'],
  collect: ['held', 'weighed'],
  collectLate: ['cancelled', 'released', 'no_show'],
  miss: ['held', 'weighed'],
} as const satisfies Partial<Record<What, readonly ReservationState[]>>;

interface Answer {
  status: number;
}

type Moved = readonly [id: string, to: ReservationState];

export class History {
  /** In hundredths. */
  #landed = hundredths(LANDED);
  #dock = 0;
  /** As last seen, by id. */
  #reservations = new Map<string, ReservationCard>();
  readonly #codes = new Map<string, string>();
  #killed: Step['killed'];
  #isRepeated = false;
  #last: (() => Promise<unknown>) | undefined;
  #fisherman: TestUser;
  #buyers: TestUser[];
  readonly #cloud: FaultyCloud;
  readonly #catchId: string;

  private constructor(cloud: FaultyCloud, fisherman: TestUser, buyers: TestUser[], catchId: string) {
    this.#cloud = cloud;
    this.#fisherman = fisherman;
    this.#buyers = buyers;
    this.#catchId = catchId;
  }

  static async start(cloud: FaultyCloud): Promise<History> {
    // The function that runs each minute has already run.
    await cloud.runDue();
    const [fisherman, ...buyers] = await Promise.all([
      aPerson(cloud, { fisherman: A_FISHERMAN }),
      ...Array.from({ length: BUYERS }, () => aPerson(cloud)),
    ]);
    const now = cloud.clock.now();
    const at = (hours: number) => new Date(now + hours * HOUR).toISOString();
    const slots = [0, 1, 2, 3, 4, 5].map((half) => ({ start: at(12 * half), end: at(12 * half + 12) }));
    const { id } = await postCatch(
      cloud,
      fisherman,
      reservable(cloud, {
        condition: 'frozen',
        stock: { unit: 'pound', left: LANDED, least: 0.5, step: 0.5 },
        reserving: { mode: 'at_once', slots },
      }),
    );
    return new History(cloud, fisherman, buyers, id);
  }

  /** Does a step, and expects that all amounts add up afterwards. */
  async run({ what, which, amount, killed }: Step): Promise<void> {
    this.#killed = killed;
    const states = new Map([...this.#reservations].map(([id, { state }]) => [id, state]));
    const [changed, state] = (await this.#do(what, which, amount)) ?? [];
    if (changed !== undefined && state !== undefined) states.set(changed, state);
    await this.#expectAsModelled(states);
  }

  /** @returns a reservation that has another state now, and which */
  async #do(what: What, which: number, amount: number): Promise<Moved | undefined> {
    if (what === 'reserve') return await this.#reserve(which, amount);
    if (what === 'wait') await this.#joinList(which, amount);
    else if (what === 'hide' || what === 'show') await this.#hide(what === 'hide');
    else if (what === 'edit') await this.#edit(amount);
    else if (what === 'dock' || what === 'sellRest') await this.#sell(what, amount);
    else if (what === 'repeat') await this.#last?.();
    else if (what === 'minutes') await this.#advance(31 * MINUTE);
    else if (what === 'hours') await this.#advance(5 * HOUR);
    else return await this.#change(what, which, amount);
    return undefined;
  }

  async #change(what: keyof typeof STATES, which: number, amount: number): Promise<Moved | undefined> {
    const isCandidate = ({ state }: ReservationCard) => STATES[what].some((each) => each === state);
    const candidates = [...this.#reservations.values()].filter(isCandidate);
    const chosen = candidates[which % candidates.length];
    if (!chosen) return undefined;
    const { id, state } = chosen;
    const cloud = this.#cloud;
    const fisherman = this.#fisherman;
    const buyer = this.#buyerOf(chosen);
    const move = async (call: () => Promise<Answer>, to: ReservationState): Promise<Moved> => {
      expect(await this.#isDone(call)).toBe(true);
      return [id, to];
    };
    if (what === 'weigh') {
      const isDone = await this.#isDone(() => weighOne(cloud, fisherman, { id, amount }));
      return isDone ? [id, 'weighed'] : undefined;
    }
    if (what === 'cancel') {
      const who = which % 2 === 0 ? buyer : fisherman;
      return await move(() => cancelOne(cloud, who, { id }), 'cancelled');
    }
    if (what === 'reply' || what === 'decline') {
      const who = state === 'offered' ? buyer : fisherman;
      const answer = what === 'reply' ? 'yes' : 'no';
      return await move(() => replyTo(cloud, who, { id, answer }), what === 'reply' ? 'held' : 'cancelled');
    }
    if (what === 'collectLate') return await this.#collectLate(chosen);
    if (what === 'miss') {
      await this.#advance(Date.parse(chosen.pickupEnd) + MINUTE - cloud.clock.now());
      return await move(() => missOne(cloud, this.#fisherman, { id }), 'no_show');
    }
    const code = this.#codes.get(id) ?? (await newCodeOf(cloud, buyer, { id })).body.code;
    this.#codes.set(id, code);
    return await move(() => collectOne(cloud, fisherman, { id, code }), 'collected');
  }

  /** For somebody who has no open one, if there is such a buyer. */
  async #reserve(which: number, amount: number): Promise<Moved | undefined> {
    const open = [...this.#reservations.values()].filter(({ state }) => isOpen(state));
    const free = this.#buyers.filter(({ userId }) => open.every(({ buyerId }) => buyerId !== userId));
    const cloud = this.#cloud;
    const scene = { catchId: this.#catchId, buyer: pick(free.length > 0 ? free : this.#buyers, which) };
    const [body, key] = [aReservation(cloud, { amount }), crypto.randomUUID()];
    const answer = await this.#send(() => askToReserve(cloud, scene, body, key));
    if (answer.status >= 300) return undefined;
    const { id, state, code } = answer.body;
    if (code !== undefined) this.#codes.set(id, code);
    return [id, state];
  }

  async #joinList(which: number, amount: number): Promise<void> {
    const { accessToken: token } = pick(this.#buyers, which);
    const request = { token, params: { catchId: this.#catchId }, body: { amount } };
    await this.#send(() => this.#cloud.call(joinWaiting, request));
  }

  /** A phone that was offline tells of a handover when the reservation is over. */
  async #collectLate({ id, createdAt }: ReservationCard): Promise<Moved | undefined> {
    const code = this.#codes.get(id);
    if (code === undefined) return undefined;
    const handover = { id, code, at: createdAt };
    const { status } = await this.#send(() => collectOne(this.#cloud, this.#fisherman, handover));
    return status === 200 ? [id, 'collected'] : undefined;
  }

  async #hide(hidden: boolean): Promise<void> {
    const request = { ...this.#own, body: { hidden } };
    await this.#send(() => this.#cloud.call(setCatchVisibility, request));
  }

  async #edit(amount: number): Promise<void> {
    const { stock, soldAt, version, reserving } = await this.#read();
    if (!stock || !reserving || soldAt !== undefined) return;
    const mode = amount % 2 === 0 ? ('at_once' as const) : ('on_request' as const);
    const body = { version, stock: { ...stock, left: amount }, reserving: { ...reserving, mode } };
    if (await this.#isDone(() => this.#cloud.call(updateCatch, { ...this.#own, body })))
      this.#landed += hundredths(amount) - hundredths(stock.left);
  }

  /** Over the dock: a part of what is left, or all of it. */
  async #sell(what: 'dock' | 'sellRest', amount: number): Promise<void> {
    const { stock, soldAt, held = 0, collected = 0 } = await this.#read();
    if (!stock || soldAt !== undefined || stock.left < amount) return;
    const left = (hundredths(stock.left) - hundredths(amount)) / 100;
    const taken = (hundredths(held) + hundredths(collected)) / 100;
    const body = what === 'sellRest' ? { sold: true } : { sold: false, quantity: `${left} lb`, left, taken };
    expect(await this.#isDone(() => this.#cloud.call(setCatchStock, { ...this.#own, body }))).toBe(true);
    // A catch that is sold keeps its amount, in case it is offered again.
    if (what === 'dock') this.#dock += hundredths(amount);
    else if (held > 0) this.#dock += hundredths(stock.left);
  }

  /** Moves the clock, and does what is due by then. */
  async #advance(milliseconds: number): Promise<void> {
    const cloud = this.#cloud;
    cloud.clock.advance(milliseconds);
    await cloud.runDue();
    this.#last = undefined;
    [this.#fisherman, ...this.#buyers] = await Promise.all([
      signedInAgain(cloud, this.#fisherman),
      ...this.#buyers.map((buyer) => signedInAgain(cloud, buyer)),
    ]);
  }

  /** Sends a request. If the function is stopped meanwhile, it is sent again with the same key, as phones do. */
  async #send<A extends Answer>(call: () => Promise<A>): Promise<A> {
    const cloud = this.#cloud;
    this.#last = call;
    if (this.#killed) {
      cloud.dynamoDb.fail(
        ({ operation, body }) => operation === 'TransactWriteItems' && body.includes(this.#catchId),
        { breakOff: this.#killed },
        SDK_ATTEMPTS,
      );
    }
    const first = await call();
    cloud.dynamoDb.lift();
    if (first.status < 500) return first;
    cloud.failures.splice(0);
    this.#isRepeated = true;
    const answer = await call();
    expect(answer.status).toBeLessThan(500);
    return answer;
  }

  /** Whether a change was made. Repeated after it was written, it is refused with the state that it led to. */
  async #isDone(call: () => Promise<Answer>): Promise<boolean> {
    this.#isRepeated = false;
    const { status } = await this.#send(call);
    return status === 200 || (this.#isRepeated && this.#killed === 'after' && status === 409);
  }

  async #expectAsModelled(expected: Map<string, ReservationState>): Promise<void> {
    await this.#cloud.settled();
    const [{ stock, held = 0, collected = 0 }, cards] = await Promise.all([this.#read(), this.#list()]);
    const now = this.#cloud.clock.now();
    for (const { id, state, dueAt } of cards) {
      const before = this.#reservations.get(id);
      const isOverdue = before && isOpen(before.state) && Date.parse(before.dueAt) <= now;
      // Fish that became free is offered to whoever waits for it.
      expect(state).toBe(
        isOverdue && isOpen(expected.get(id) ?? state) ? 'released' : (expected.get(id) ?? 'offered'),
      );
      expect(isOpen(state) && Date.parse(dueAt) <= now).toBe(false);
    }
    const open = cards.filter(({ state }) => isOpen(state));
    expect(new Set(open.map(({ buyerId }) => buyerId)).size, 'open ones of a buyer').toBe(open.length);
    const sums = { held: sum(open), collected: sum(cards.filter(({ state }) => state === 'collected')) };
    expect({ held: hundredths(held), collected: hundredths(collected) }).toEqual(sums);
    const left = hundredths(stock?.left ?? 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + sums.held + sums.collected + this.#dock).toBe(this.#landed);
    this.#reservations = new Map(cards.map((card) => [card.id, card]));
  }

  #buyerOf({ buyerId }: ReservationCard): TestUser {
    return pick(
      this.#buyers.filter(({ userId }) => userId === buyerId),
      0,
    );
  }

  get #own() {
    return { token: this.#fisherman.accessToken, params: { catchId: this.#catchId } };
  }

  async #read() {
    return (await this.#cloud.call(getMyCatch, this.#own)).body;
  }

  async #list(): Promise<ReservationCard[]> {
    const { token } = this.#own;
    const query = { catchId: this.#catchId, limit: '100' };
    return (await this.#cloud.call(listReservations, { token, query })).body.items;
  }
}
