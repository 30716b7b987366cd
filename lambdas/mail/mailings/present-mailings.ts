import { personOf } from '#shared/mailings/audience.ts';
import { LEFT_OUT, type Mailing, type MailingState } from '#shared/mailings/schemas.ts';
import { DELETED_PERSON } from '#shared/messages/schemas.ts';
import { readPublicNames } from '../../people/store/public-names.ts';
import type { StoredMailing } from '../store/items.ts';

/** Who was reached before it was stopped has the mail: all of them, then it was sent. */
export function stateOf(mailing: StoredMailing): MailingState {
  const { found, isAllFound, sent, stopped } = mailing;
  const done = LEFT_OUT.reduce((sum, reason) => sum + mailing[reason], sent);
  if (isAllFound && done >= found) return 'sent';
  return stopped ? 'stopped' : 'sending';
}

/** Mailings as those who run the site see them, with what people are called now. */
export async function presentMailings(mailings: readonly StoredMailing[]): Promise<Mailing[]> {
  const userIds = [
    ...new Set(
      mailings.flatMap(({ by, audience, stopped }) =>
        [by, personOf(audience), stopped?.by].filter((each) => each !== undefined),
      ),
    ),
  ];
  const names = await readPublicNames(userIds);
  const toPerson = (userId: string) => ({
    userId,
    name: names[userIds.indexOf(userId)] ?? DELETED_PERSON,
  });
  return mailings.map((mailing) => {
    const { id, subject, audience, by, createdAt, expected, sent, stopped } = mailing;
    const { unwanted, suppressed, tooMany, refused, gone } = mailing;
    const person = personOf(audience);
    return {
      ...{ id, subject, audience, createdAt, expected, sent, by: toPerson(by), state: stateOf(mailing) },
      leftOut: { unwanted, suppressed, tooMany, refused, gone },
      ...(person !== undefined && { person: toPerson(person) }),
      ...(stopped && { stopped: { by: toPerson(stopped.by), at: stopped.at } }),
    };
  });
}

export async function presentMailing(mailing: StoredMailing): Promise<Mailing> {
  const [presented] = await presentMailings([mailing]);
  if (!presented) throw new Error('A mailing is presented as one');
  return presented;
}
