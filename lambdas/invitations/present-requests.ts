import type { InvitationRequest } from '#shared/invitations/schemas.ts';
import { presentOne } from '../core/present-one.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import type { StoredInvitationRequest } from './store/items.ts';

/** Requests as those who decide see them: with what whoever did something is called now. */
export async function presentRequests(
  requests: readonly StoredInvitationRequest[],
): Promise<InvitationRequest[]> {
  const said = requests.flatMap(({ decision, answers }) => [...(decision ? [decision] : []), ...answers]);
  const names = await readPublicNames(said.map(({ by }) => by));
  const withName = <T extends { by: string }>({ by, ...rest }: T) => ({ ...rest, by: personIn(names, by) });
  return requests.map(({ id, name, email, zipcode, reason, flavour, state, createdAt, ...rest }) => ({
    id,
    name,
    email,
    zipcode,
    reason,
    flavour,
    state,
    createdAt,
    answers: rest.answers.map(withName),
    ...(rest.decision && { decision: withName(rest.decision) }),
  }));
}

export const presentRequest = (request: StoredInvitationRequest): Promise<InvitationRequest> =>
  presentOne(presentRequests, request);
