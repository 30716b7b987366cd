import { type CsvPage, csvLine } from '#shared/contract/csv.ts';
import { deleteCatch as deletion } from '#shared/posts/catches/own-endpoints.ts';
import * as adminEndpoints from '#shared/reservations/admin-endpoints.ts';
import * as endpoints from '#shared/reservations/endpoints.ts';
import { mayNotDelete } from '#words/posts/own-catches.ts';
import { columns } from '#words/reservations/sales-csv.ts';
import { endpoint } from '../core/endpoint.ts';
import { replaceCode } from '../holds/store/codes.ts';
import { collectHold } from '../holds/store/collect.ts';
import { endHoldsForOwner } from '../holds/store/end-holds.ts';
import { listHoldsOn } from '../holds/store/list-holds.ts';
import * as releases from '../holds/store/release.ts';
import { deletePost } from '../posts/store/own-posts.ts';
import { stepsOfDeletion } from '../posts/store/pro-credit.ts';
import * as answers from './store/answer.ts';
import * as appeals from './store/appeals.ts';
import * as creation from './store/create.ts';
import { RESERVATIONS } from './store/kind.ts';
import * as reservations from './store/reservations.ts';
import { readSales } from './store/sales.ts';
import * as waitings from './store/waiting.ts';
import * as scale from './store/weigh.ts';

export const createReservation = endpoint(
  endpoints.createReservation,
  ({ params: { catchId }, body, actor: { userId }, rememberAnswer, now }) =>
    creation.createReservation({ catchId, body, userId, now, rememberAnswer }),
);

export const listReservations = endpoint(
  endpoints.listReservations,
  ({ query: { catchId, as, ...page }, actor: { userId }, now }) => {
    if (catchId !== undefined) return listHoldsOn(RESERVATIONS, catchId, { ...page, userId, now });
    return as === 'fisherman'
      ? reservations.listPickups(userId, page, now)
      : reservations.listOwn(userId, page, now);
  },
);

export const getReservation = endpoint(
  endpoints.getReservation,
  ({ params: { reservationId }, actor: { userId }, now }) =>
    reservations.getReservation(reservationId, { userId, now }),
);

export const answerReservation = endpoint(
  endpoints.answerReservation,
  ({ params: { reservationId }, body, actor: { userId }, now }) =>
    answers.answerReservation(reservationId, { ...body, userId, now }),
);

export const weighReservation = endpoint(
  endpoints.weighReservation,
  ({ params: { reservationId }, body: { amount }, actor: { userId }, now }) =>
    scale.weighReservation(reservationId, { userId, amount, now }),
);

export const cancelReservation = endpoint(
  endpoints.cancelReservation,
  ({ params: { reservationId }, body: { reason }, actor: { userId }, now }) =>
    releases.cancelHold(RESERVATIONS, reservationId, { userId, reason, now }),
);

export const createReservationCode = endpoint(
  endpoints.createReservationCode,
  async ({ params: { reservationId }, actor: { userId }, now }) => ({
    code: await replaceCode(RESERVATIONS, reservationId, { userId, now }),
  }),
);

export const collectReservation = endpoint(
  endpoints.collectReservation,
  ({ params: { reservationId }, body: { code, at }, actor: { userId }, now }) =>
    collectHold(RESERVATIONS, reservationId, { userId, code, at, now }),
);

export const recordReservationNoShow = endpoint(
  endpoints.recordReservationNoShow,
  ({ params: { reservationId }, actor: { userId }, now }) =>
    releases.recordNoShow(RESERVATIONS, reservationId, { userId, now }),
);

export const getCatchWaiting = endpoint(
  endpoints.getCatchWaiting,
  ({ params: { catchId }, actor: { userId }, now }) => waitings.getWaiting({ catchId, userId }, now),
);

export const joinWaiting = endpoint(
  endpoints.joinWaiting,
  ({ params: { catchId }, body: { amount }, actor: { userId }, now }) =>
    waitings.joinWaiting({ catchId, userId }, amount, now),
);

export const leaveWaiting = endpoint(endpoints.leaveWaiting, ({ params: { catchId }, actor: { userId } }) =>
  waitings.leaveWaiting({ catchId, userId }),
);

export const appealNoShow = endpoint(
  endpoints.appealNoShow,
  ({ params: { reservationId }, body: { reason }, actor: { userId }, now }) =>
    appeals.appealNoShow(reservationId, { userId, reason, now }),
);

export const listNoShowAppeals = endpoint(adminEndpoints.listNoShowAppeals, ({ query, now }) =>
  appeals.listNoShowAppeals(query, now),
);

export const decideNoShowAppeal = endpoint(
  adminEndpoints.decideNoShowAppeal,
  ({ params: { reservationId }, body, actor: { userId: actorId }, now }) =>
    appeals.decideAppeal(reservationId, { ...body, actorId, now }),
);

/** Ends the catch's reservations before it deletes the catch. */
export const deleteCatch = endpoint(
  deletion,
  ({ params: { catchId: postId }, body, actor: { userId }, now }) =>
    deletePost(
      'catch',
      { postId, ownerId: userId },
      { absent: mayNotDelete, notYours: mayNotDelete },
      async (post) => {
        await endHoldsForOwner(RESERVATIONS, post, { userId, reason: body?.reason, now });
        return await stepsOfDeletion(post, now);
      },
    ),
);

export const exportSales = endpoint(
  endpoints.exportSales,
  async ({ query: { cursor, names }, actor: { userId }, now }): Promise<CsvPage> => {
    const { sales, ...rest } = await readSales(userId, cursor, now);
    const lines = sales.map(({ sk, card }) => {
      const { collectedAt, species, customSpecies, amount, unit, dollars, paymentType, buyerName } = card;
      const told = [collectedAt, customSpecies ?? species, amount, unit, dollars, paymentType];
      return csvLine([...told, sk, ...(names ? [buyerName] : [])]);
    });
    const head = csvLine(names ? columns : columns.slice(0, -1));
    return { csv: (cursor === undefined ? head : '') + lines.join(''), ...rest };
  },
);
