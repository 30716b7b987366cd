/** What catches and pledges have in common: how a post lies in the table. */
import { decodeTime } from 'ulid';
import type { Species } from '#shared/species.ts';
import { tableName } from '../../table/client.ts';
import {
  feedOfFisherman,
  feedOfSpecies,
  type Key,
  listingKey,
  ownPosts,
  type PostKind,
  postKey,
} from '../../table/keys.ts';
import { type PageRequest, readPage } from '../../table/page.ts';
import { getItem } from '../../table/read.ts';
import type { TransactionStep } from '../../table/steps.ts';
import { chooseList, type FilteredCard, type ListFilters, withDistance } from './choose-list.ts';

export interface CardKeys {
  id: string;
  fishermanId: string;
  species: Species;
  createdAt: string;
}

/** The whole post: what a list shows, and the rest. */
export interface StoredPost<Card, Detail> {
  card: Card;
  detail: Detail;
  hidden: boolean;
  /** Counts the edits; an edit names the version it was made from. */
  version: number;
}

/** A card as it lies in the table: its id is the sort key, and the time of posting is in the id. 24 of them are 1.5 read units. */
type StoredCard<Card> = Omit<Card, 'id' | 'createdAt'>;

/** A card as it is stored. */
export function pack<Card extends CardKeys>({
  id: _id,
  createdAt: _createdAt,
  ...card
}: Card): StoredCard<Card> {
  return card;
}

/** The whole card of a stored one. */
export function unpack<Card extends CardKeys>(id: string, card: StoredCard<Card>): Card {
  return { ...card, id, createdAt: new Date(decodeTime(id)).toISOString() } as Card;
}

/** The steps that make a post appear: its record, and its card in the public lists. */
export function putPost<Card extends CardKeys, Detail>(
  kind: PostKind,
  { card, detail }: { card: Card; detail: Detail },
  /** Milliseconds since the epoch; the listing is swept after it. */
  listedUntil: number | undefined,
): TransactionStep[] {
  const record: StoredPost<StoredCard<Card>, Detail> & Key & { gsi1pk: string } = {
    ...postKey(kind, card.id),
    gsi1pk: ownPosts(kind, card.fishermanId),
    card: pack(card),
    detail,
    hidden: false,
    version: 1,
  };
  return [record, { ...listingKey(kind, card.id), ...listingOf(kind, card, listedUntil) }].map((Item) => ({
    item: { Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' } },
  }));
}

/** What stands in the public lists, besides its key. */
export function listingOf<Card extends CardKeys>(
  kind: PostKind,
  card: Card,
  listedUntil: number | undefined,
) {
  return {
    gsi1pk: feedOfFisherman(kind, card.fishermanId),
    gsi2pk: feedOfSpecies(kind, card.species),
    card: pack(card),
    ...(listedUntil !== undefined && { expiresAt: Math.floor(listedUntil / 1000) }),
  };
}

/** A post as it stands now, hidden or not. */
export async function readPost<Card extends CardKeys, Detail>(
  kind: PostKind,
  postId: string,
): Promise<StoredPost<Card, Detail> | undefined> {
  const stored = await getItem<StoredPost<StoredCard<Card>, Detail>>(postKey(kind, postId), {
    consistent: true,
  });
  if (!stored) return undefined;
  const { card, detail, hidden, version } = stored;
  return { card: unpack<Card>(postId, card), detail, hidden, version };
}

/** A post that anyone may see, or undefined: hidden is as good as absent. */
export async function findVisiblePost<Card extends CardKeys, Detail>(
  kind: PostKind,
  postId: string,
): Promise<StoredPost<Card, Detail> | undefined> {
  const post = await getItem<StoredPost<StoredCard<Card>, Detail>>(postKey(kind, postId));
  return post && !post.hidden ? { ...post, card: unpack<Card>(postId, post.card) } : undefined;
}

/** One page of the public list, or of the part of it that the filters ask for. */
export async function listPosts<Card extends CardKeys & FilteredCard>(
  kind: PostKind,
  { cursor, limit, ...filters }: ListFilters & PageRequest,
  now: Date,
): Promise<{ items: Card[]; nextCursor?: string }> {
  const list = chooseList<ListedItem<Card>>(kind, filters, now);
  if (!list) return { items: [] };
  const { near } = filters;
  const { items, ...rest } = await readPage<ListedItem<Card>>(list, { cursor, limit }, now);
  return { items: items.map(({ sk, card }) => withDistance(unpack<Card>(sk, card), near)), ...rest };
}

type ListedItem<Card> = { card: StoredCard<Card> & FilteredCard };

/** What an owner sees of a post in a list. */
type OwnCard<Card> = Card & Pick<StoredPost<Card, unknown>, 'hidden' | 'version'>;

/** One page of a person's own posts, hidden ones too. */
export async function listOwnPosts<Card extends CardKeys>(
  kind: PostKind,
  ownerId: string,
  page: PageRequest,
  now: Date,
): Promise<{ items: OwnCard<Card>[]; nextCursor?: string }> {
  const list = { partition: ownPosts(kind, ownerId), index: 'gsi1' as const };
  const { items, ...rest } = await readPage<StoredPost<StoredCard<Card>, unknown>>(list, page, now);
  const own = items.map(({ sk, card, hidden, version }) => ({ ...unpack<Card>(sk, card), hidden, version }));
  return { items: own, ...rest };
}
