/**
 * The differences between the two kinds of holds: claims of meals, and reservations of catches. A hold is a part of a
 * post that is kept for somebody and for a pickup slot. Each kind is described once, in the store of its area.
 */
import type { PostKind } from '#shared/posts/schemas.ts';
import type { DueWork } from '../../due/store/items.ts';
import type { Post } from '../../posts/store/kinds.ts';
import type { Found, ItemKey, ItemList, TransactionStep } from '../../table/index.ts';

export interface StoredCode {
  hash: string;
  /** Number of attempts to enter the code. */
  tries: number;
}

interface HoldCard {
  fishermanId?: string | undefined;
  pickupStart: string;
  pickupEnd: string;
  state: string;
  collectedAt?: string | undefined;
  cancelledBy?: string | undefined;
  reason?: string | undefined;
  appeal?: string | undefined;
}

/** The part that all stored holds share. Lists show `card`; the id tells when the hold was made. */
export interface StoredHold {
  card: HoldCard;
  version: number;
  /** The code that the collector shows. */
  code?: StoredCode;
}

export type StateOf<Stored extends StoredHold> = Stored['card']['state'];

/** A change of state: the states it starts from, and the one it leads to. */
export interface Move<State> {
  from: readonly State[];
  to: State;
}

/** Work, and the time when it is due. */
type DueAt = readonly [work: DueWork, at: number];

export interface HoldKind<
  Stored extends StoredHold,
  Side extends string = string,
  Shown = unknown,
  Card = unknown,
> {
  name: 'claim' | 'reservation';
  post: PostKind;
  key(id: string): ItemKey<Stored>;
  /** The side that collects. The other one is the fisherman. */
  collector: Side;
  fisherman: Side;
  moves: Readonly<Record<'cancel' | 'collect' | 'noShow' | 'expire', Move<StateOf<Stored>>>>;
  isOpen(state: StateOf<Stored>): boolean;
  stateAt(card: Stored['card'], now: number): StateOf<Stored>;
  notFound: string;
  /** Why a hold can't change any more, by its state. */
  refusals: Readonly<Record<StateOf<Stored>, string>>;
  /** The message for others than the side that collects. */
  byCollector: string;
  /**
   * Returns the steps that stop a change by a person who no longer is on the side that collects.
   * @throws AppError `not_found` if they aren't on it now
   */
  requireCollector(card: Stored['card'], userId: string): Promise<TransactionStep[]>;
  /** The organization that collects. Without it, API keys are refused. */
  organizationOf?(card: Stored['card']): string;
  /** The reasons for which the site ends holds: names in `endedBySite` (shared/words) of the kind. */
  endings: { fishermanGone: string; takenDown: string };
  /** The message that asks a fisherman for a reason when they delete a post with these holds. */
  deletionNeedsReason(held: readonly Stored[]): string;
  toCard(stored: Found<Stored>, now: Date): Card;
  toRecord(stored: Found<Stored>, side: Side, now: Date): Shown;
  /** When it ends by itself, and when the collector is reminded. */
  due(card: Stored['card']): { end: DueAt; reminder?: DueAt };
  ledger(
    stored: Found<Stored>,
    change: { state: StateOf<Stored>; by?: string | undefined; byKey?: string | undefined },
    now: Date,
  ): TransactionStep[];
  /** Returns the steps that give the amount back to the post and to the collector's allowance. */
  giveBack(stored: Found<Stored>): Promise<TransactionStep[]>;
  /** Returns the steps that count the amount as handed over. */
  handOver(stored: Found<Stored>, now: Date): Promise<TransactionStep[]>;
  /**
   * Returns the steps that take an amount again that was given back, and count it as handed over.
   * @throws AppError `conflict` if others have it now
   */
  takeAgain(stored: Found<Stored>, handedOverAt: number, now: Date): Promise<TransactionStep[]>;
  /** Returns the steps by which nobody's coming counts against the collector. */
  missed(stored: Found<Stored>, now: Date): Promise<TransactionStep[]>;
  /** The holds on one post. */
  holdsOn(postId: string): ItemList<Stored>;
  /** Returns the part of the post's amount that the hold accounts for in `countedOn`. */
  countedAmount(card: Stored['card']): number;
  /** Returns the amount of holds that the post itself counts. */
  countedOn(post: Post): number;
}
