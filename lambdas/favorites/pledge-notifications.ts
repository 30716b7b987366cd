import { speciesName } from '#shared/species.ts';
import { type OutboxMail, putInOutbox } from '../mail/store/outbox.ts';
import { block as blockItem } from '../messages/store/items.ts';
import type { Account } from '../people/store/items.ts';
import { POST_ITEMS, type StoredPost } from '../posts/store/items.ts';
import { accountKey, type Key } from '../table/keys.ts';
import { keysIn } from '../table/partition.ts';
import { getItems } from '../table/read.ts';
import { transact } from '../table/write.ts';
import { favorite, favoritesOnFisherman } from './store/items.ts';

type Item = Record<string, unknown> & Key;

/** People who are told at the same time: three items each are read of them. */
const AT_ONCE = 30;

/**
 * A new pledge is told to those who saved its fisherman, unless one of the two has blocked the other. The mails go into the outbox under
 * an id made of pledge and person, so that a repeat tells nobody twice.
 */
export async function tellAdmirers(inserted: Item): Promise<void> {
  if (!POST_ITEMS.pledge.record.match(inserted) || inserted.hidden !== false) return;
  const { card } = inserted as unknown as StoredPost<'pledge'>;
  const now = new Date();
  for await (const keys of keysIn(favoritesOnFisherman(card.fishermanId), AT_ONCE)) {
    const people = keys.flatMap((key) => favorite.match(key)?.userId ?? []);
    const mails = await mailsTo(people, inserted.sk, card);
    if (mails.length > 0) await transact(mails.map((mail) => putInOutbox(mail, now)));
  }
}

async function mailsTo(
  people: readonly string[],
  pledgeId: string,
  card: StoredPost<'pledge'>['card'],
): Promise<OutboxMail[]> {
  const { fishermanId, fishermanName, mealsPledged } = card;
  const found = await getItems(
    people.flatMap((userId) => [
      accountKey(userId),
      blockItem.key({ userId, blockedId: fishermanId }),
      blockItem.key({ userId: fishermanId, blockedId: userId }),
    ]),
  );
  return people.flatMap((userId, index) => {
    const [account, block, blocked] = found.slice(3 * index, 3 * index + 3);
    if (!account || block || blocked) return [];
    const { email, name } = account as unknown as Account;
    return [
      {
        id: `${pledgeId}#${userId}`,
        to: email,
        flavour: 'community' as const,
        kind: 'pledges' as const,
        content: {
          type: 'pledge_notification' as const,
          name,
          fishermanName,
          species: speciesName(card),
          mealsPledged,
          pledgeId,
        },
      },
    ];
  });
}
