/** The doings of a village while a dependency is down, each with a key by which a repeat is known. */
import { collectClaim, createClaim } from '#shared/claims/endpoints.ts';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { createMessage, listMessages } from '#shared/messages/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { listMyCatches } from '#shared/posts/own-endpoints.ts';
import { createPledge, getPledge } from '#shared/posts/pledges/endpoints.ts';
import { aCatch, aPledge, sendFile, smallFile } from '#tests/support/builders.ts';
import type { ApiRequest } from '#tests/support/cloud/api-call.ts';
import type { FaultyCloud } from '#tests/support/cloud/faulty-cloud.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aVillage } from '../village.ts';
import { type Seen, seenIn, seenOfService, seenOnPage } from './answers.ts';
import { checkPair } from './check-pair.ts';
import { aPair, DURING, hoursFrom, MEALS, type Pair, slotOf } from './pair.ts';

/** One thing that a person wants to do, until it is done. */
export interface Wish {
  name: string;
  isDone: boolean;
  try(): Promise<Seen>;
}

export interface Scene {
  /** Writes, which are repeated with the same key until they are done. */
  writes: readonly Wish[];
  /** Reads by people who are signed in, or of pages and lists that the edge has. */
  reads: readonly Wish[];
  /** Signs everybody in again: tokens last an hour. */
  signIn(): Promise<void>;
  /** @returns a sentence for each thing that is missing, or there twice */
  check(maxCopies: number): Promise<string[]>;
}

export async function aScene(cloud: FaultyCloud): Promise<Scene> {
  const { fishermen, kitchens } = await aVillage(cloud);
  const pairs = await Promise.all(
    fishermen.map(async (fisherman, index) => {
      const kitchen = kitchens[index];
      if (!kitchen) throw new Error('Every fisherman has a kitchen.');
      return await aPair(cloud, fisherman, kitchen);
    }),
  );
  const visits = await Promise.all(pairs.map((pair) => readsOf(cloud, pair)));
  const scene: Scene = {
    writes: pairs.flatMap((pair) => writesOf(cloud, pair)),
    reads: visits.flat(),
    async signIn() {
      for (const { fisherman, kitchen } of pairs) {
        fisherman.accessToken = await signIn(cloud, fisherman);
        kitchen.coordinator.accessToken = await signIn(cloud, kitchen.coordinator);
      }
    },
    check: async (maxCopies) =>
      (await Promise.all(pairs.map((pair) => checkPair(cloud, pair, maxCopies)))).flat(),
  };
  // The edge keeps what was visited.
  for (const read of scene.reads) await read.try();
  await cloud.settled();
  return scene;
}

/** A request that is repeated with its key. Its token is read anew each time. */
function wish<const D extends EndpointDefinition>(
  cloud: FaultyCloud,
  definition: D,
  request: ApiRequest<D>,
  person?: TestUser,
): Wish {
  const idempotencyKey = crypto.randomUUID();
  const made: Wish = {
    name: definition.name,
    isDone: false,
    async try() {
      const token = person && { token: person.accessToken };
      const answer = await cloud.call(definition, { ...request, idempotencyKey, ...token } as ApiRequest<D>);
      const seen = seenIn(answer);
      made.isDone ||= seen.what === 'served';
      return seen;
    },
  };
  return made;
}

function writesOf(cloud: FaultyCloud, pair: Pair): Wish[] {
  const { fisherman, kitchen, pledgeId, claimId, code } = pair;
  const { organizationId, coordinator } = kitchen;
  const caughtDate = hoursFrom(cloud, -1);
  const { description, subject, collector: collectorName } = DURING;
  const claim = { organizationId, meals: MEALS.claimed, ...slotOf(cloud), collectorName };
  return [
    wish(cloud, createCatch, { body: aCatch({ caughtDate, description }) }, fisherman),
    wish(
      cloud,
      createPledge,
      { body: aPledge({ mealsPledged: 4, catchDate: caughtDate, story: description }) },
      fisherman,
    ),
    wish(cloud, createClaim, { params: { pledgeId }, body: claim }, coordinator),
    wish(cloud, collectClaim, { params: { claimId }, body: { code, at: hoursFrom(cloud, 0) } }, fisherman),
    wish(
      cloud,
      createMessage,
      { body: { recipientId: fisherman.userId, subject, content: 'Is there some left?' } },
      coordinator,
    ),
    uploading(cloud, pair),
  ];
}

/** A person whose photo did not arrive chooses it again. */
function uploading(cloud: FaultyCloud, pair: Pair): Wish {
  const file = smallFile();
  const made: Wish = {
    name: createUpload.name,
    isDone: false,
    async try() {
      if (made.isDone) return { what: 'served' };
      const body = { kind: 'catch', contentType: 'image/jpeg', size: file.length } as const;
      const ticket = await cloud.call(createUpload, { token: pair.fisherman.accessToken, body });
      const seen = seenIn(ticket);
      if (seen.what !== 'served') return seen;
      const stored = await seenOfService('upload', takenBy(sendFile(ticket.body, file)));
      made.isDone = stored.what === 'served';
      if (made.isDone) pair.uploadId = ticket.body.uploadId;
      return stored;
    },
  };
  return made;
}

async function takenBy(answer: Promise<Response>): Promise<void> {
  const { ok, status } = await answer;
  if (!ok) throw new Error(`The bucket answered ${status}.`);
}

async function readsOf(cloud: FaultyCloud, { fisherman, catchId, pledgeId }: Pair): Promise<Wish[]> {
  const page = (name: string, path: string): Wish => ({
    name: `page ${name}`,
    isDone: false,
    try: async () => await seenOnPage(await cloud.request(path)),
  });
  const poolPort = Number(new URL(cloud.cognito.origin).port);
  return [
    wish(cloud, listMyCatches, {}, fisherman),
    wish(cloud, listMessages, {}, fisherman),
    wish(cloud, listCatches, {}),
    wish(cloud, getCatch, { params: { catchId } }),
    wish(cloud, getPledge, { params: { pledgeId } }),
    page('marketplace', PATHS.marketplace),
    page('catch', PATHS.catch.replace(':catchId', catchId)),
    {
      name: 'signing in',
      isDone: false,
      try: async () => await seenOfService('sign-in', signIn({ ...cloud, port: poolPort }, fisherman)),
    },
  ];
}
