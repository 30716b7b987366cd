/** Creates all items of a post, with index entries, to write thousands of posts without waiting for the stream. */
import type { PostKind } from '#shared/posts/schemas.ts';
import { catchEntryOf } from '../../ledger/store/catch-entries.ts';
import { ledgerItems } from '../../ledger/store/entries.ts';
import type { Key } from '../../table/index.ts';
import type { PostRecord } from './kinds.ts';
import { catchChangeOf, ledgerChangeOf } from './ledger-of-post.ts';
import { entriesOfPost, newPostItems } from './post-changes.ts';

export type PostItem = Key & Record<string, unknown>;

/** Returns record, listing, index entries and ledger, in this order, without items that have expired. */
export function itemsOfPost<K extends PostKind>(kind: K, record: PostRecord<K>, now: Date): PostItem[] {
  const [post, listing] = newPostItems(kind, record);
  const isThere = ({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt > now.getTime() / 1000;
  const listed = [listing, ...entriesOfPost(kind, record)].filter(isThere);
  const pledged = ledgerChangeOf(kind, undefined, record);
  const ledger = pledged ? ledgerItems(pledged, new Date(record.createdAt)) : [];
  const landed = catchChangeOf(kind, undefined, record);
  const ofCatch = landed ? [catchEntryOf(landed, new Date(record.createdAt))] : [];
  return [post, ...listed, ...ledger, ...ofCatch].map((item) => ({ ...item }));
}
