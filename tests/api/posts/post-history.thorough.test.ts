/**
 * An owner acts on posts in any order and at the same time, while others like them. Every response is one that the
 * rules allow, and record, listing, counts and bucket agree in the end, even if the stream delivers everything twice.
 */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { likePledge } from '#shared/favorites/like-endpoints.ts';
import { everyChange } from '#tests/api/faults/changes.ts';
import { expectConsistency } from '#tests/api/faults/consistency.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { bothOrders, NEW_POST, type Operation, photosNamed } from './post-model.ts';
import { isSense, observe, type Slot, send } from './post-player.ts';

useOwnCloud();

let ruth: TestUser;
let liker: TestUser;

it.beforeAll(async () => {
  [ruth, liker] = await Promise.all([cloud.createUser(), cloud.createUser()]);
});

const stage = () => ({ cloud, owner: ruth, liker });

/** The posts of one run. With the second pledge, the first one is not the last. */
const SLOTS = ['catch', 'pledge', 'pledge'] as const;
/** The uploads of one run. The first is posted with the catch, the second with the first pledge. */
const UPLOADS = 5;

type Call = { slot: number; operation: Planned };
/** An operation whose photos are named by the run's uploads. */
type Planned =
  | Exclude<Operation, { do: 'photos' | 'remove photo' }>
  | { do: 'photos'; stale: boolean; keep: readonly number[]; add: readonly number[] }
  | { do: 'remove photo'; upload: number };

const note = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 3 });
const operation: fc.Arbitrary<Planned> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      stale: fc.boolean(),
      note,
      meals: fc.integer({ min: 1, max: 9 }),
      species: fc.constantFrom('cod' as const, 'tuna' as const, 'other' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('hide' as const, 'show' as const, 'like' as const, 'unlike' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('photos' as const),
      stale: fc.boolean(),
      keep: fc.array(fc.nat(2), { maxLength: 3 }),
      add: fc.array(fc.nat(UPLOADS - 1), { maxLength: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('remove photo' as const), upload: fc.nat(UPLOADS - 1) }),
  },
);
const call: fc.Arbitrary<Call> = fc.record({ slot: fc.nat(SLOTS.length - 1), operation });
/** One call, or two at the same time, mostly about one post. */
const step = fc.oneof(
  fc.tuple(call),
  fc.tuple(call, call),
  fc.tuple(fc.nat(SLOTS.length - 1), operation, operation).map(([slot, one, other]): [Call, Call] => [
    { slot, operation: one },
    { slot, operation: other },
  ]),
);

async function newSlots(uploads: readonly string[]): Promise<Slot[]> {
  const photosOf = (index: number) => (index < 2 ? uploads.slice(index, index + 1) : []);
  return await Promise.all(
    SLOTS.map(async (kind, index) => {
      const photos = photosOf(index);
      const posted =
        kind === 'catch'
          ? await postCatch(cloud, ruth, {
              species: 'haddock',
              description: 'new',
              photos: photos.map((uploadId) => ({ uploadId })),
            })
          : await postPledge(cloud, ruth, {
              story: 'new',
              mealsPledged: 5,
              photos: photos.map((uploadId) => ({ uploadId, imageType: 'catch' as const })),
            });
      const post = { ...NEW_POST, note: 'new', meals: 5, photos, taken: photos };
      return { kind, id: posted.id, post, seen: post };
    }),
  );
}

/** A photo that another post took behaves like one that was removed. */
function named(planned: Planned, uploads: readonly string[]): Operation {
  if (planned.do === 'photos')
    return { ...planned, add: [...new Set(planned.add)].map((index) => uploads[index] ?? '') };
  if (planned.do === 'remove photo') return { do: planned.do, photoId: uploads[planned.upload] ?? '' };
  return planned;
}

/** Sends the calls of a step at the same time. Their responses and the final post must fit one order of the calls. */
async function take(slots: readonly Slot[], calls: readonly (Call & { named: Operation })[]): Promise<void> {
  const sent = calls.filter(({ slot, named: each }) => isSense(slots[slot] as Slot, each));
  const statuses = await Promise.all(
    sent.map(({ slot, named: each }) => send(stage(), slots[slot] as Slot, each)),
  );
  for (const [index, slot] of slots.entries()) {
    const own = sent.flatMap((each, at) => (each.slot === index ? [{ ...each, status: statuses[at] }] : []));
    if (own.length === 0) continue;
    const outcomes = bothOrders(
      slot.post,
      own.map((each) => each.named),
      slot.seen,
    );
    const became = slot.post && (await observe(stage(), slot, slot.post));
    const observed = { statuses: own.map(({ status }) => status), post: became };
    const fits = outcomes.find(({ statuses: expected, post }) => {
      const known = post && { ...post, taken: became?.taken };
      return (
        JSON.stringify([expected, sorted(known)]) === JSON.stringify([observed.statuses, sorted(became)])
      );
    });
    expect(fits, `${JSON.stringify(observed)} is none of ${JSON.stringify(outcomes)}`).toBeDefined();
    slot.post = fits?.post;
    const last = fits?.post ?? slot.seen;
    const took = own.flatMap(({ named: each, status }) =>
      status === 200 && each.do === 'photos' ? photosNamed(each, slot.seen) : [],
    );
    slot.seen = { ...last, taken: [...slot.seen.taken, ...last.taken, ...took] };
  }
}

const sorted = (post: object | undefined) =>
  post && Object.entries(post).sort(([one], [other]) => one.localeCompare(other));

describe('any history of posts', () => {
  it('gets the responses that the rules require, and the right final state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const states = await Promise.all(Array.from({ length: UPLOADS }, () => upload(cloud, ruth)));
        const uploads = states.map(({ uploadId }) => uploadId);
        const slots = await newSlots(uploads);
        for (const calls of steps) {
          const one = calls.map((each) => ({ ...each, named: named(each.operation, uploads) }));
          // A new photo is used by one post only. Two posts at once are tested elsewhere.
          const [first, second] = one;
          const clash =
            first && second && first.slot !== second.slot && sharesPhoto(first.named, second.named);
          for (const slot of slots) if (slot.post) slot.post = { ...slot.post, taken: allTaken(slots) };
          await take(slots, clash ? [first] : one);
        }
        await cloud.settled();
        await expectConsistency(cloud);
      }),
      { numRuns: 15, seed: 20_261_122, endOnFailure: true },
    );
  }, 300_000);

  it('has the same final state after the stream repeats everything', async () => {
    const own = asOwner(cloud, ruth);
    const [one, two] = await Promise.all([upload(cloud, ruth), upload(cloud, ruth)]);
    const sold = await postCatch(cloud, ruth, { photos: [{ uploadId: one.uploadId }] });
    await own.editCatch(sold.id, { version: 1, species: 'cod', photos: [{ uploadId: two.uploadId }] });
    const [kept, gone] = [await postPledge(cloud, ruth), await postPledge(cloud, ruth)];
    for (const { id } of [kept, gone])
      await cloud.call(likePledge, { token: liker.accessToken, params: { pledgeId: id } });
    for (const hidden of [true, false]) await own.setPledgeHidden(kept.id, hidden);
    await own.editPledge(kept.id, { version: 1, location: 'Boston, MA', mealsPledged: 3 });
    await own.deletePledge(gone.id);
    await cloud.settled();
    const records = await everyChange(cloud);
    expect(records.filter(({ eventName }) => eventName === 'REMOVE').length).toBeGreaterThan(2);
    for (let at = 0; at < records.length; at += 100) {
      const Records = records.slice(at, at + 100);
      expect(await cloud.runtime.invoke('react-to-changes', { Records })).toEqual({ batchItemFailures: [] });
    }
    await cloud.settled();
    await expectConsistency(cloud);
  }, 120_000);
});

const allTaken = (slots: readonly Slot[]) => slots.flatMap(({ seen }) => seen.taken);

function sharesPhoto(one: Operation, other: Operation): boolean {
  if (one.do !== 'photos' || other.do !== 'photos') return false;
  return one.add.some((id) => other.add.includes(id));
}
