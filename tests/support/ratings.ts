/** Ratings of fishermen, and the catches and claims that allow them, for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createRating } from '#shared/ratings/endpoints.ts';
import { postCatch, postPledge } from './builders.ts';
import { aKitchen, claimMeals, collect } from './claims.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';
import { write } from './correspondence.ts';
import { aReservationScene, collectOne, reserve } from './reservations.ts';

/** A catch that a buyer asked about, with the fisherman's reply. */
export async function anAnsweredCatch(cloud: LocalCloud, fisherman: TestUser, buyer: TestUser) {
  const { id: catchId } = await postCatch(cloud, fisherman);
  const { id: replyTo } = (await write(cloud, buyer, fisherman, { catchId })).body;
  await write(cloud, fisherman, buyer, { replyTo });
  return catchId;
}

/** A claim whose meals were collected. */
export async function aCollectedClaim(cloud: LocalCloud, fisherman: TestUser) {
  const kitchen = await aKitchen(cloud);
  const { id, code = '' } = await claimMeals(cloud, kitchen, (await postPledge(cloud, fisherman)).id);
  await collect(cloud, fisherman, id, { code });
  return { ...kitchen, claimId: id };
}

/** A reservation that its buyer has collected. */
export async function aCollectedReservation(cloud: LocalCloud) {
  const scene = await aReservationScene(cloud);
  const { id: reservationId, code = '' } = await reserve(cloud, scene);
  await collectOne(cloud, scene.fisherman, { id: reservationId, code });
  return { ...scene, reservationId };
}

export const rate = (
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  { userId: fishermanId }: Pick<TestUser, 'userId'>,
  body: Omit<BodyInput<typeof createRating>, 'fishermanId'>,
) => cloud.call(createRating, { token, body: { fishermanId, ...body } });
