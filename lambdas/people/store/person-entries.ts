/** Keeps each person's entry in the list of everybody up to date with their profiles, suspension and visits. */
import { randomUUID } from 'node:crypto';
import { PROFILE_TYPES } from '#shared/profiles/profile-types.ts';
import { siteDayOf } from '../../core/day-of.ts';
import { suspension } from '../../suspensions/store/items.ts';
import { all, any, isStill, lacks, lessThan, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import { type Account, account, profile, type StoredProfile } from './items.ts';
import { lastSeen, type PersonFacts, personEntry } from './list-items.ts';

interface FactSources {
  account: Pick<Account, 'userId' | 'createdAt'>;
  profiles: readonly (StoredProfile | undefined)[];
  isSuspended: boolean;
  /** The day they were last seen, if one is stored. */
  seenOn: string | undefined;
}

/** Computes the attributes of a person's entry. */
export function factsOf({ account: { userId, createdAt }, profiles, isSuspended, seenOn }: FactSources) {
  const found = profiles.filter((each) => each !== undefined);
  const { isPro = false, proUntil } = found.find(({ profileType }) => profileType === 'fisherman') ?? {};
  const card: PersonFacts = {
    profileTypes: found.map(({ profileType }) => profileType),
    isPro,
    ...(proUntil !== undefined && { proUntil }),
    isSuspended,
    seenOn: seenOn ?? siteDayOf(Date.parse(createdAt)),
  };
  return { card, price: `${card.seenOn}#${userId}` };
}

/**
 * Computes a person's entry again and replaces it. Reads the entry before its sources and writes it even if nothing
 * changed, so that a concurrent call with older sources fails and retries.
 */
export async function replaceFacts(userId: string): Promise<void> {
  const person = await table.getItem(account.key({ userId }), { consistent: true });
  if (!person) return;
  const key = personEntry.key({ createdAt: person.createdAt, userId });
  await table.retry(async () => {
    const stored = await table.getItem(key, { consistent: true });
    if (!stored) return;
    const [suspended, seen, ...profiles] = await table.getItems([
      suspension.key({ userId }),
      lastSeen.key({ userId }),
      ...PROFILE_TYPES.map((profileType) => profile.key({ userId, profileType })),
    ]);
    const isSuspended = suspended !== undefined;
    const facts = factsOf({ account: person, profiles, isSuspended, seenOn: seen?.day });
    const asRead = table.ifUnchanged(all(present, isStill('revision', stored.revision)));
    await table.write(table.update(key, { set: { ...facts, revision: randomUUID() } }, asRead));
  });
}

/** Records today as the day a person was last seen, once a day. @param known the recorded day */
export async function noteSeen(userId: string, known: string | undefined, now: Date): Promise<void> {
  const day = siteDayOf(now.getTime());
  if (known !== undefined && known >= day) return;
  const isFirst = table.onlyIf(any(lacks('day'), lessThan('day', day)));
  await table.writeIf(table.put(lastSeen.item({ userId }, { day }), isFirst));
}
