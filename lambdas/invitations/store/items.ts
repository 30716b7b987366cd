/** Requests of people who would like to be invited. */
import type { InvitationRequestBody, RequestState } from '#shared/invitations/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

interface Said {
  /** User id. */
  by: string;
  /** ISO 8601. */
  at: string;
}

export interface StoredInvitationRequest extends InvitationRequestBody {
  id: string;
  /** Of the email address: with an account of that address it goes. */
  addressHash: string;
  state: RequestState;
  /** ISO 8601. */
  createdAt: string;
  decision?: Said & {
    /** For who asked. */
    reason?: string;
  };
  /** The replies, oldest first. */
  answers: (Said & { text: string })[];
  /** Counts what was done, so that of two people one sees what the other did first. */
  version: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** In one index by what was decided about it, in another one with others from the same email address. */
export const invitationRequest = defineItem<StoredInvitationRequest>()('invitation request', {
  pk: 'INVITATION-REQUEST#{requestId}',
  sk: '{requestId}',
  indexes: (_, { state, addressHash }) => ({
    gsi1pk: requestsThatAre(state).partition,
    gsi2pk: requestsFrom(addressHash).partition,
  }),
  owner: {
    exported: { not: 'Whoever asks has no account; what they wrote they know.' },
    erased: {
      not: 'It goes with the account that has its address, and by itself half a year after the last answer.',
    },
  },
});

export function requestsThatAre(state: RequestState) {
  return listInIndex<StoredInvitationRequest>('gsi1', `INVITATION-REQUESTS#${state}`);
}

export function requestsFrom(addressHash: string) {
  return listInIndex<StoredInvitationRequest>('gsi2', `INVITATION-REQUESTS#FROM#${addressHash}`);
}
