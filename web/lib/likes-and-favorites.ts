/**
 * What the person likes and has among the favorites: one truth for every button on the page. It begins with what `GET /me` says; what is
 * pressed since stands above that, at once, and is taken back when the server refuses it. Loaded with the first button.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { addFavorite, findHearts, removeFavorite } from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/likes/endpoints.ts';
import { MAX_HEARTS_ASKED } from '#shared/limits.ts';
import { call } from './api-client.ts';
import { type Me, useSession } from './session.tsx';
import { storedUserId } from './stored-session.ts';

/** A like is of a pledge, a favorite of a fisherman. */
export type ToggleKind = 'like' | 'favorite';

/** How a press ended. */
export interface ToggleOutcome {
  isOn: boolean;
  /** Why it did not come to that. */
  error?: unknown;
}

interface Heart {
  /** What the person wants. */
  isOn: boolean;
  /** What the server has. */
  saved: boolean;
  isSaving: boolean;
  /** Likes of the pledge, as we know them from what we did ourselves, and since when. */
  count?: { value: number; at: number } | undefined;
  settled?: ((outcome: ToggleOutcome) => void) | undefined;
}

/** After this the edge answers with our like in it: what the page has read counts again. Milliseconds. */
const COUNT_LIFETIME = 60_000;

const hearts = new Map<string, Heart>();
const listeners = new Set<() => void>();
let owner: string | undefined;
let version = 0;

const keyOf = (kind: ToggleKind, id: string) => `${kind} ${id}`;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  version++;
  for (const listener of listeners) listener();
}

function put(kind: ToggleKind, id: string, heart: Heart): void {
  hearts.set(keyOf(kind, id), heart);
  tell();
}

/** Another person at this browser has other hearts. */
function belongTo(person: string | undefined): void {
  if (owner === person) return;
  owner = person;
  asked.clear();
  if (hearts.size === 0) return;
  hearts.clear();
  tell();
}

const SAVE: Readonly<Record<ToggleKind, (id: string, isOn: boolean) => Promise<number | undefined>>> = {
  async like(pledgeId, isOn) {
    return (await call(isOn ? likePledge : unlikePledge, { params: { pledgeId } })).likeCount;
  },
  async favorite(fishermanId, isOn) {
    await call(isOn ? addFavorite : removeFavorite, { params: { fishermanId } });
    return undefined;
  },
};

/** One request at a time for each heart: however quickly it is pressed, the last state is what the server ends with. */
async function save(kind: ToggleKind, id: string): Promise<void> {
  for (;;) {
    const heart = hearts.get(keyOf(kind, id));
    if (!heart) return;
    const { isOn, saved, settled } = heart;
    if (isOn === saved) {
      put(kind, id, { ...heart, isSaving: false, settled: undefined });
      return settled?.({ isOn });
    }
    try {
      const value = await SAVE[kind](id, isOn);
      const now = hearts.get(keyOf(kind, id));
      // Signed out in the meantime.
      if (!now) return;
      // Pressed again in the meantime, what is shown is ahead of this answer.
      const count = value === undefined || now.isOn !== isOn ? now.count : { value, at: Date.now() };
      put(kind, id, { ...now, saved: isOn, count });
    } catch (error) {
      if (!hearts.has(keyOf(kind, id))) return;
      put(kind, id, { isOn: saved, saved, isSaving: false });
      return settled?.({ isOn, error });
    }
  }
}

/** What `GET /me` names of a kind, and whether there may be others. */
function named(me: Me, kind: ToggleKind): { ids: readonly string[]; more: boolean } {
  return kind === 'like'
    ? { ids: me.likedPledgeIds, more: me.moreLikedPledges }
    : { ids: me.favoriteFishermanIds, more: me.moreFavoriteFishermen };
}

/** Whether `GET /me` leaves open if this one is on. It names the likes of the newest pledges, and ids have the order of time. */
function isOpen(me: Me, kind: ToggleKind, id: string): boolean {
  const { ids, more } = named(me, kind);
  if (!more || ids.includes(id)) return false;
  return kind === 'favorite' || id < (ids.at(-1) ?? '');
}

const asked = new Set<string>();
const waiting: Record<ToggleKind, Set<string>> = { like: new Set(), favorite: new Set() };

/** Asks for what `GET /me` leaves open: for all buttons of a page in one request. */
function askFor(kind: ToggleKind, id: string): void {
  const key = keyOf(kind, id);
  if (asked.has(key) || hearts.has(key)) return;
  asked.add(key);
  if (waiting.like.size + waiting.favorite.size === 0) setTimeout(ask, 20);
  waiting[kind].add(id);
}

function take(kind: ToggleKind): string[] {
  const ids = [...waiting[kind]].slice(0, MAX_HEARTS_ASKED);
  for (const id of ids) waiting[kind].delete(id);
  return ids;
}

async function ask(): Promise<void> {
  const person = owner;
  const [pledges, fishermen] = [take('like'), take('favorite')];
  if (waiting.like.size + waiting.favorite.size > 0) setTimeout(ask, 20);
  const note = (kind: ToggleKind, ids: string[], on: readonly string[]) => {
    for (const id of ids) {
      if (hearts.has(keyOf(kind, id))) continue;
      put(kind, id, { isOn: on.includes(id), saved: on.includes(id), isSaving: false });
    }
  };
  try {
    const query = { pledges: pledges.join(','), fishermen: fishermen.join(',') };
    const answer = await call(findHearts, { query });
    if (owner !== person) return;
    note('like', pledges, answer.likedPledgeIds);
    note('favorite', fishermen, answer.favoriteFishermanIds);
  } catch {
    // Shown as off; the next page that shows them asks again.
    for (const id of pledges) asked.delete(keyOf('like', id));
    for (const id of fishermen) asked.delete(keyOf('favorite', id));
  }
}

interface ToggleState {
  isOn: boolean;
  isSignedIn: boolean;
  /** Likes of the pledge, ours among them. */
  count: number;
  /** Turns it on or off; `settled` is told how the last press ended. */
  turn(isOn: boolean, settled: (outcome: ToggleOutcome) => void): void;
}

/**
 * One heart, with how to turn it. Before `GET /me` is there it shows off; turning on what is on already does no harm.
 * @param counted likes of the pledge as the page has read them
 */
export function useToggle(kind: ToggleKind, id: string, counted = 0): ToggleState {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const me = isSignedIn ? session.me : undefined;
  const heart = useSyncExternalStore(
    subscribe,
    () => hearts.get(keyOf(kind, id)),
    () => undefined,
  );
  useEffect(() => {
    belongTo(isSignedIn ? storedUserId() : undefined);
    if (me && isOpen(me, kind, id)) askFor(kind, id);
  }, [isSignedIn, me, kind, id]);

  const known = heart ?? { isOn: me ? named(me, kind).ids.includes(id) : false };
  const isOn = isSignedIn && known.isOn;
  const ours = heart?.count && Date.now() - heart.count.at < COUNT_LIFETIME ? heart.count.value : counted;
  const count = Math.max(ours, isOn ? 1 : 0);
  return {
    isOn,
    isSignedIn,
    count,
    turn(next, settled) {
      // As it is now: who takes a press back does so long after they were shown this.
      const before = hearts.get(keyOf(kind, id)) ?? { isOn, saved: isOn, isSaving: false };
      const value = Math.max(0, count + Number(next) - Number(before.isOn));
      put(kind, id, { ...before, isOn: next, isSaving: true, count: { value, at: Date.now() }, settled });
      if (!before.isSaving) void save(kind, id);
    },
  };
}

/** Tells what was turned off since it was read: for a list of what is on. */
export function useTurnedOff(kind: ToggleKind): (id: string) => boolean {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => version,
  );
  return (id) => hearts.get(keyOf(kind, id))?.isOn === false;
}
