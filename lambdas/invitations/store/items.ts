/** The stored items of requests for an invitation. */

import type { InvitationRequestBody, RequestState } from '#shared/invitations/schemas.ts';
import type { Language } from '#shared/languages.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

interface Said {
  /** User id. */
  by: string;
  /** ISO 8601. */
  at: string;
}

export interface StoredInvitationRequest extends InvitationRequestBody {
  id: string;
  /** The language of the page on which it was written; English if absent. */
  language?: Language;
  /** Hash of the email address: the request is deleted with the account that has this address. */
  addressHash: string;
  state: RequestState;
  /** ISO 8601. */
  createdAt: string;
  decision?: Said & {
    /** Shown to the requester. */
    reason?: string;
  };
  /** The replies, oldest first. */
  answers: (Said & { text: string })[];
  /** Increases with every action, so that of two administrators the second one sees what the first one did. */
  version: number;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** One index lists requests by state, the other those from the same email address. */
export const invitationRequest = defineItem<StoredInvitationRequest>()('invitation request', {
  pk: 'INVITATION-REQUEST#{requestId}',
  sk: '{requestId}',
  indexes: (_, { state, addressHash }) => ({
    gsi1pk: requestsThatAre(state).partition,
    gsi2pk: requestsFrom(addressHash).partition,
  }),
  owner: {
    exported: { not: 'Requesters have no account and know what they wrote.' },
    erased: {
      not: 'It is erased with the account of its address, or half a year after the last action.',
    },
  },
});

export function requestsThatAre(state: RequestState) {
  return listInIndex<StoredInvitationRequest>('gsi1', `INVITATION-REQUESTS#${state}`);
}

export function requestsFrom(addressHash: string) {
  return listInIndex<StoredInvitationRequest>('gsi2', `INVITATION-REQUESTS#FROM#${addressHash}`);
}
