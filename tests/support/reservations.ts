/** Builders of reservations for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { HOUR } from '#shared/limits.ts';
import type { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import {
  answerReservation,
  cancelReservation,
  collectReservation,
  createReservation,
  createReservationCode,
  getReservation,
  recordReservationNoShow,
  weighReservation,
} from '#shared/reservations/endpoints.ts';
import type { ReservationWithCode } from '#shared/reservations/schemas.ts';
import { postCatch } from './builders.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { A_FISHERMAN, type TestUser } from './cloud/users.ts';
import { aPerson } from './correspondence.ts';

const inHours = (cloud: LocalCloud, hours: number) =>
  new Date(cloud.clock.now() + hours * HOUR).toISOString();

/** A catch of 50 lb with a pickup time from now until four hours later, its fisherman and a buyer. */
export interface ReservationScene {
  fisherman: TestUser;
  buyer: TestUser;
  catchId: string;
}

type CatchInput = BodyInput<typeof createCatch>;

export const reservable = (
  cloud: LocalCloud,
  changes: Partial<CatchInput> = {},
  mode: 'at_once' | 'on_request' = 'at_once',
): Partial<CatchInput> => ({
  caughtDate: inHours(cloud, -1),
  quantity: '50 lb',
  stock: { unit: 'pound', left: 50, least: 2, step: 0.5 },
  reserving: { mode, slots: [{ start: inHours(cloud, 1), end: inHours(cloud, 4) }] },
  paymentType: 'mandatory',
  amount: 8,
  unit: 'per_pound',
  ...changes,
});

export async function aReservationScene(
  cloud: LocalCloud,
  changes: Partial<CatchInput> = {},
  mode: 'at_once' | 'on_request' = 'at_once',
): Promise<ReservationScene> {
  const [fisherman, buyer] = await Promise.all([
    aPerson(cloud, { name: 'Ruth Alder', fisherman: A_FISHERMAN }),
    aPerson(cloud, { name: 'Omar Quill' }),
  ]);
  const { id: catchId } = await postCatch(cloud, fisherman, reservable(cloud, changes, mode));
  return { fisherman, buyer, catchId };
}

type ReservationInput = BodyInput<typeof createReservation>;

export const aReservation = (
  cloud: LocalCloud,
  changes: Partial<ReservationInput> = {},
): ReservationInput => ({
  amount: 10,
  pickupStart: inHours(cloud, 1.5),
  pickupEnd: inHours(cloud, 3),
  collectorName: 'Kim Reyes',
  ...changes,
});

export const askToReserve = (
  cloud: LocalCloud,
  { catchId, buyer }: Pick<ReservationScene, 'catchId' | 'buyer'>,
  body: ReservationInput,
  idempotencyKey = crypto.randomUUID(),
) => cloud.call(createReservation, { token: buyer.accessToken, params: { catchId }, body, idempotencyKey });

/** Reserves in the catch's pickup time. */
export async function reserve(
  cloud: LocalCloud,
  scene: Pick<ReservationScene, 'catchId' | 'buyer'>,
  changes: Partial<ReservationInput> = {},
): Promise<ReservationWithCode> {
  return (await askToReserve(cloud, scene, aReservation(cloud, changes))).body;
}

interface Of {
  id: string;
}

export const seeReservation = (cloud: LocalCloud, { accessToken: token }: TestUser, { id }: Of) =>
  cloud.call(getReservation, { token, params: { reservationId: id } });

export const cancelOne = (cloud: LocalCloud, { accessToken: token }: TestUser, { id }: Of) =>
  cloud.call(cancelReservation, {
    token,
    params: { reservationId: id },
    body: { reason: 'The truck broke.' },
  });

export const collectOne = (
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  { id, ...body }: Of & { code: string; at?: string },
) => cloud.call(collectReservation, { token, params: { reservationId: id }, body });

export const weighOne = (
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  { id, amount }: Of & { amount: number },
) => cloud.call(weighReservation, { token, params: { reservationId: id }, body: { amount } });

export const missOne = (cloud: LocalCloud, { accessToken: token }: TestUser, { id }: Of) =>
  cloud.call(recordReservationNoShow, { token, params: { reservationId: id } });

export const newCodeOf = (cloud: LocalCloud, { accessToken: token }: TestUser, { id }: Of) =>
  cloud.call(createReservationCode, { token, params: { reservationId: id } });

export const replyTo = (
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  { id, ...body }: Of & BodyInput<typeof answerReservation>,
) => cloud.call(answerReservation, { token, params: { reservationId: id }, body });
