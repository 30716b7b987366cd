/**
 * The person's likes and favorites, shared by every button on the page. They begin with what `GET /me` says. A press counts at once
 * (optimistic) and is rolled back when the server refuses it.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { addFavorite, findLikesAndFavorites, removeFavorite } from '#shared/favorites/endpoints.ts';
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import { MAX_IDS_ASKED } from '#shared/limits.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { sharedState } from '../../lib/device/shared-state.ts';
import { storedUserId } from '../../lib/device/stored-session.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';
import { type Me, useSession } from '../../lib/session/session.tsx';

/** A like is of a pledge, a favorite of a fisherman. */
export type ToggleKind = 'like' | 'favorite';

/** How a press ended. */
export interface ToggleOutcome {
  isOn: boolean;
  /** Why it did not come to that. */
  error?: unknown;
}

interface Toggle {
  /** The person's wish. */
  isOn: boolean;
  /** The server's state. */
  saved: boolean;
  isSaving: boolean;
  /** Likes of the pledge, as we know them from what we did ourselves, and since when. */
  count?: { value: number; at: number } | undefined;
  settled?: ((outcome: ToggleOutcome) => void) | undefined;
}

/** How long our own count of likes stands above what the page reads: the edge may answer without our like for that long. */
const COUNT_LIFETIME_MS = 60_000;
/** How long to wait for more buttons before one request asks for all of them. */
const BATCH_MS = 20;

/** One of somebody's that the server has. */
export interface SavedToggle {
  userId: string;
  kind: ToggleKind;
  id: string;
  isOn: boolean;
  /** Likes of the pledge. */
  count: number | undefined;
}
/** This tab's last change: follow-tabs.ts tells the others. */
export const lastSaved = sharedState<SavedToggle | undefined>(undefined);

const toggles = sharedState<ReadonlyMap<string, Toggle>>(new Map());
let owner: string | undefined;

const keyOf = (kind: ToggleKind, id: string) => `${kind} ${id}`;
const getToggle = (kind: ToggleKind, id: string) => toggles.get().get(keyOf(kind, id));

function put(kind: ToggleKind, id: string, toggle: Toggle): void {
  toggles.set(new Map(toggles.get()).set(keyOf(kind, id), toggle));
}

/** Another person at this browser has other likes and favorites. */
function belongTo(person: string | undefined): void {
  if (owner === person) return;
  owner = person;
  asked.clear();
  if (toggles.get().size > 0) toggles.set(new Map());
}

/** Takes over what another tab has saved. */
export function noteSaved({ userId, kind, id, isOn, count: value }: SavedToggle): void {
  const known = getToggle(kind, id);
  // Pressed here too: what is shown is ahead of it.
  if (known?.isSaving || userId !== owner) return;
  const count = value === undefined ? known?.count : { value, at: Date.now() };
  put(kind, id, { isOn, saved: isOn, isSaving: false, count });
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

const isSignInNeeded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** One request at a time for each: however quickly it is pressed, the last state is what the server ends with. */
async function save(kind: ToggleKind, id: string): Promise<void> {
  for (;;) {
    const toggle = getToggle(kind, id);
    if (!toggle) return;
    const { isOn, saved, settled } = toggle;
    if (isOn === saved) {
      put(kind, id, { ...toggle, isSaving: false, settled: undefined });
      return settled?.({ isOn });
    }
    try {
      const userId = owner;
      const value = await SAVE[kind](id, isOn);
      if (userId !== undefined) lastSaved.set({ userId, kind, id, isOn, count: value });
      const now = getToggle(kind, id);
      // Signed out in the meantime.
      if (!now) return;
      // Pressed again in the meantime, what is shown is ahead of this answer.
      const count = value === undefined || now.isOn !== isOn ? now.count : { value, at: Date.now() };
      put(kind, id, { ...now, saved: isOn, count });
    } catch (error) {
      if (getToggle(kind, id)) put(kind, id, { isOn: saved, saved, isSaving: false });
      // Signed out in the meantime, unless it is this refusal that says so.
      else if (owner !== undefined || !isSignInNeeded(error)) return;
      return settled?.({ isOn, error });
    }
  }
}

/** Ids of a kind in `GET /me`, and whether there may be more. */
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
  if (asked.has(key) || getToggle(kind, id)) return;
  asked.add(key);
  if (waiting.like.size + waiting.favorite.size === 0) setTimeout(ask, BATCH_MS);
  waiting[kind].add(id);
}

function take(kind: ToggleKind): string[] {
  const ids = [...waiting[kind]].slice(0, MAX_IDS_ASKED);
  for (const id of ids) waiting[kind].delete(id);
  return ids;
}

async function ask(): Promise<void> {
  const person = owner;
  const [pledges, fishermen] = [take('like'), take('favorite')];
  if (waiting.like.size + waiting.favorite.size > 0) setTimeout(ask, BATCH_MS);
  const note = (kind: ToggleKind, ids: string[], on: readonly string[]) => {
    for (const id of ids) {
      if (getToggle(kind, id)) continue;
      put(kind, id, { isOn: on.includes(id), saved: on.includes(id), isSaving: false });
    }
  };
  try {
    const query = { pledges: pledges.join(','), fishermen: fishermen.join(',') };
    const answer = await call(findLikesAndFavorites, { query });
    if (owner !== person) return;
    note('like', pledges, answer.likedPledgeIds);
    note('favorite', fishermen, answer.favoriteFishermanIds);
  } catch {
    // Shown as off; the next page that shows them asks again.
    for (const id of pledges) asked.delete(keyOf('like', id));
    for (const id of fishermen) asked.delete(keyOf('favorite', id));
  }
}

interface ToggleOptions {
  /** Likes of the pledge as the page has read them. */
  counted?: number;
  /** Has somebody sign in for a press. Gives whether it may be sent then. */
  signIn(): Promise<boolean>;
}

interface ToggleState {
  isOn: boolean;
  /** Likes of the pledge, ours among them. */
  count: number;
  /** Turns it on or off, after signing in where that is needed; `settled` is told how the last press ended. */
  turn(isOn: boolean, settled: (outcome: ToggleOutcome) => void): void;
}

/**
 * One like or favorite, with how to turn it on and off. Before `GET /me` is there it shows off; turning on what is on already does no harm.
 */
export function useToggle(kind: ToggleKind, id: string, { counted = 0, signIn }: ToggleOptions): ToggleState {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const me = isSignedIn ? session.me : undefined;
  const current = () => getToggle(kind, id);
  const toggle = useSyncExternalStore(toggles.subscribe, current, current);
  useEffect(() => {
    belongTo(isSignedIn ? storedUserId() : undefined);
    if (me && isOpen(me, kind, id)) askFor(kind, id);
  }, [isSignedIn, me, kind, id]);

  const known = toggle ?? { isOn: me ? named(me, kind).ids.includes(id) : false };
  const isOn = isSignedIn && known.isOn;
  const ours =
    toggle?.count && Date.now() - toggle.count.at < COUNT_LIFETIME_MS ? toggle.count.value : counted;
  const count = Math.max(ours, isOn ? 1 : 0);
  const send: ToggleState['turn'] = (next, settled) => {
    // As it is now: who takes a press back does so long after they were shown this.
    const before = getToggle(kind, id) ?? { isOn, saved: isOn, isSaving: false };
    const value = Math.max(0, count + Number(next) - Number(before.isOn));
    put(kind, id, { ...before, isOn: next, isSaving: true, count: { value, at: Date.now() }, settled });
    if (!before.isSaving) void save(kind, id);
  };
  return {
    isOn,
    count,
    turn(next, settled) {
      const person = storedUserId();
      const sendSignedIn = async () => {
        // Another person who signed in never turned this on.
        if ((await signIn()) && (next || storedUserId() === person)) send(next, settled);
      };
      if (!isSignedIn) return void sendSignedIn();
      // Asked for once: a press that is refused after that has failed.
      send(next, (outcome) => (isSignInNeeded(outcome.error) ? void sendSignedIn() : settled(outcome)));
    },
  };
}

/** Which of what was on when it was read was turned off since: for a list of favorites. */
export function useTurnedOff(kind: ToggleKind): (id: string) => boolean {
  const all = useSharedState(toggles);
  return (id) => all.get(keyOf(kind, id))?.isOn === false;
}
