/** The posts that alerts are about, as lists show them now. */
import type { Alert, SubjectKind } from '#shared/alerts/schemas.ts';
import { landing } from '../landings/store/items.ts';
import { toCard } from '../landings/store/stored-landings.ts';
import { block } from '../messages/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { cardOfPost } from '../posts/store/stored-posts.ts';
import { type Found, getGroups, getItems, type Key } from '../table/index.ts';

export interface Subject {
  kind: SubjectKind;
  postId: string;
}

type Shown = Pick<Alert, 'catch' | 'pledge' | 'landing'>;

const recordOf = ({ kind, postId }: Subject): Key =>
  kind === 'landing' ? landing.key({ landingId: postId }) : POST_ITEMS[kind].record.key({ postId });

/** Shows a stored post, unless it is hidden. */
function show(item: Found<object>): (Shown & { fishermanId: string }) | undefined {
  if (POST_ITEMS.catch.record.is(item) && !item.hidden)
    return { fishermanId: item.card.fishermanId, catch: cardOfPost('catch', item) };
  if (POST_ITEMS.pledge.record.is(item) && !item.hidden)
    return { fishermanId: item.card.fishermanId, pledge: cardOfPost('pledge', item) };
  if (landing.is(item) && !item.hidden)
    return { fishermanId: item.card.fishermanId, landing: toCard(item, new Date()) };
  return undefined;
}

/**
 * Returns the posts as this person may see them, in the order of the subjects. Posts that are gone or hidden, or whose
 * fisherman and the person have blocked each other, are left empty.
 */
export async function showSubjects(userId: string, subjects: readonly Subject[]): Promise<Shown[]> {
  const stored = await getItems(subjects.map(recordOf), { consistent: false });
  const shown = new Map(
    stored.flatMap((item) => {
      const found: ReturnType<typeof show> = item && show(item);
      return item && found ? [[item.sk, found] as const] : [];
    }),
  );
  const fishermen = [...new Set([...shown.values()].map(({ fishermanId }) => fishermanId))];
  const blocks = await getGroups(
    fishermen.map((fishermanId) => [
      block.key({ userId, blockedId: fishermanId }),
      block.key({ userId: fishermanId, blockedId: userId }),
    ]),
    { consistent: false },
  );
  const apart = new Set(fishermen.filter((_, index) => blocks[index]?.some((found) => found !== undefined)));
  return subjects.map(({ postId }) => {
    const found = shown.get(postId);
    if (!found || apart.has(found.fishermanId)) return {};
    const { fishermanId: _, ...cards } = found;
    return cards;
  });
}
