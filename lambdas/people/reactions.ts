/**
 * Keeps a fisherman's card in step with their profile, account, licenses and counts. It is rebuilt from the current items after any change, so
 * changes may arrive twice, late and in any order.
 */
import { BIO_EXCERPT_LENGTH } from '#shared/fishermen/rules.ts';
import { checkedUntil } from '#shared/licenses/license-rules.ts';
import { shorten } from '#shared/text/shorten.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Change } from '../table/change.ts';
import { type Key, retry } from '../table/index.ts';
import {
  type FishermanSources,
  type NewCard,
  readCard,
  readSources,
  replaceCard,
} from './store/fisherman-cards.ts';
import { account, profile, stats, tombstone } from './store/items.ts';
import { licenses } from './store/license-items.ts';
import { lastSeen } from './store/list-items.ts';
import { replaceFacts } from './store/person-entries.ts';
import { placeOf } from './store/place-of-profile.ts';

/** Of several concurrent writers, one succeeds each time. */
const MAX_ATTEMPTS = 10;

export async function keepFishermanCard({ key }: Change): Promise<void> {
  const userId = ofFisherman(key);
  if (userId === undefined) return;
  const replace = async () => {
    const stored = await readCard(userId);
    const sources = await readSources(userId);
    await replaceCard(userId, stored, sources && (await makeCard(sources)));
  };
  await retry(replace, { maxAttempts: MAX_ATTEMPTS });
}

/** Only an account's creation matters: later changes do not affect the entry. */
export async function keepPersonEntry({ key, isInsertion }: Change): Promise<void> {
  if (account.is(key) && !isInsertion) return;
  const userId = ownerIn(key, [account, lastSeen, profile, suspension]);
  if (userId !== undefined) await replaceFacts(userId);
}

/** The fisherman whose card contains the item with this key. */
function ofFisherman(key: Key): string | undefined {
  const ofProfile = profile.match(key);
  if (ofProfile) return ofProfile.profileType === 'fisherman' ? ofProfile.userId : undefined;
  return ownerIn(key, [account, licenses, stats, suspension, tombstone]);
}

/** The owner of the item, if it is of one of these kinds. */
const ownerIn = (key: Key, kinds: readonly { match(key: Key): { userId: string } | undefined }[]) =>
  kinds.map((kind) => kind.match(key)?.userId).find((userId) => userId !== undefined);

export async function makeCard({ profile, account, stats, licenses }: FishermanSources): Promise<NewCard> {
  const { name, isPro, proUntil, bio = '', createdAt } = profile;
  const { catches = 0, pledges = 0, pledgePoints = 0, ratingTotal = 0, ratingCount = 0 } = stats;
  const { mealsClaimed = 0, mealsServed = 0 } = stats;
  const licenseCheckedUntil = checkedUntil(licenses);
  return {
    createdAt,
    card: {
      name,
      isPro,
      ...(proUntil !== undefined && { proUntil }),
      ...(account?.photo && { photo: account.photo }),
      ...(await placeOf(profile)),
      bio: shorten(bio, BIO_EXCERPT_LENGTH),
      totalCatches: catches,
      pledgeCount: pledges,
      ...(ratingCount > 0 && { ratingTotal, ratingCount }),
    },
    detail: {
      ...{ bio, pledgePoints, mealsClaimed, mealsServed },
      ...(licenseCheckedUntil !== undefined && { licenseCheckedUntil }),
    },
  };
}
