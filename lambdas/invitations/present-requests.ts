import type { InvitationRequest } from '#shared/invitations/schemas.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import type { StoredInvitationRequest } from './store/items.ts';

/** Requests as those who decide see them: with what whoever did something is called now. */
export async function presentRequests(
  requests: readonly StoredInvitationRequest[],
): Promise<InvitationRequest[]> {
  const said = requests.flatMap(({ decision, answers }) => [...(decision ? [decision] : []), ...answers]);
  const userIds = [...new Set(said.map(({ by }) => by))];
  const names = await readPublicNames(userIds);
  const withName = <T extends { by: string }>({ by, ...rest }: T) => ({
    ...rest,
    by: { userId: by, name: names[userIds.indexOf(by)] ?? DELETED_PERSON },
  });
  return requests.map(({ id, name, email, zipcode, reason, flavour, state, createdAt, ...rest }) => ({
    ...{ id, name, email, zipcode, reason, flavour, state, createdAt },
    answers: rest.answers.map(withName),
    ...(rest.decision && { decision: withName(rest.decision) }),
  }));
}

export async function presentRequest(request: StoredInvitationRequest): Promise<InvitationRequest> {
  const [presented] = await presentRequests([request]);
  if (!presented) throw new Error('A request is presented as one');
  return presented;
}
