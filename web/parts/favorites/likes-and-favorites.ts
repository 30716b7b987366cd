/**
 * The person's likes, favorites and saved posts, shared by every button on the page. They start from the response of `GET /me`. A press counts
 * at once (optimistic) and is rolled back when the server refuses it.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { MAX_IDS_ASKED } from '#shared/limits.ts';
import { ApiError } from '../../lib/api/api-client.ts';
import { sharedState } from '../../lib/device/shared-state.ts';
import { storedUserId } from '../../lib/device/stored-session.ts';
import { useSharedState } from '../../lib/device/use-shared-state.ts';
import { useSession } from '../../lib/session/session.tsx';
import { findOn, isNamed, mayBeLeftOut, SAVE, type ToggleKind } from './toggle-kinds.ts';

/** The result of a press. */
export interface ToggleOutcome {
  isOn: boolean;
  /** Why the wish was not saved. */
  error?: unknown;
}

interface Toggle {
  /** The person's wish. */
  isOn: boolean;
  /** The server's state. */
  saved: boolean;
  isSaving: boolean;
  /** The pledge's number of likes after our own last change, and when that was. */
  count?: { value: number; at: number } | undefined;
  settled?: ((outcome: ToggleOutcome) => void) | undefined;
}

/** How long our own count overrides the one that the page reads: the edge may cache a response without our like that long. */
const COUNT_LIFETIME_MS = 60_000;
/** How long to collect buttons before one request reads the state of all of them. */
const BATCH_MS = 20;

/** A state as the server saved it. */
export interface SavedToggle {
  userId: string;
  kind: ToggleKind;
  id: string;
  isOn: boolean;
  /** Likes of the pledge. */
  count: number | undefined;
}
/** This tab's last change, which follow-tabs.ts sends to the other tabs. */
export const lastSaved = sharedState<SavedToggle | undefined>(undefined);

const toggles = sharedState<ReadonlyMap<string, Toggle>>(new Map());
let owner: string | undefined;

const keyOf = (kind: ToggleKind, id: string) => `${kind} ${id}`;
const getToggle = (kind: ToggleKind, id: string) => toggles.get().get(keyOf(kind, id));

function put(kind: ToggleKind, id: string, toggle: Toggle): void {
  toggles.set(new Map(toggles.get()).set(keyOf(kind, id), toggle));
}

/** Forgets the state when another person uses this browser. */
function belongTo(person: string | undefined): void {
  if (owner === person) return;
  owner = person;
  asked.clear();
  if (toggles.get().size > 0) toggles.set(new Map());
}

/** Applies a change that another tab has saved. */
export function noteSaved({ userId, kind, id, isOn, count: value }: SavedToggle): void {
  const known = getToggle(kind, id);
  // Pressed here too: the state shown is newer.
  if (known?.isSaving || userId !== owner) return;
  const count = value === undefined ? known?.count : { value, at: Date.now() };
  put(kind, id, { isOn, saved: isOn, isSaving: false, count });
}

const isSignInNeeded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Sends one request at a time for each, so that the server ends with the last state however quickly it is pressed. */
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
      // When it was pressed again in the meantime, the count shown is newer than this response.
      const count = value === undefined || now.isOn !== isOn ? now.count : { value, at: Date.now() };
      put(kind, id, { ...now, saved: isOn, count });
    } catch (error) {
      if (getToggle(kind, id)) put(kind, id, { isOn: saved, saved, isSaving: false });
      // Does nothing if the person signed out in the meantime, unless this refusal is what reports it.
      else if (owner !== undefined || !isSignInNeeded(error)) return;
      return settled?.({ isOn, error });
    }
  }
}

const asked = new Set<string>();
let waiting: (readonly [kind: ToggleKind, id: string])[] = [];

/** Reads states that `GET /me` does not list, with one request for all buttons of a page. */
function askFor(kind: ToggleKind, id: string): void {
  const key = keyOf(kind, id);
  if (asked.has(key) || getToggle(kind, id)) return;
  asked.add(key);
  if (waiting.length === 0) setTimeout(ask, BATCH_MS);
  waiting.push([kind, id]);
}

async function ask(): Promise<void> {
  const person = owner;
  const taken = waiting.slice(0, MAX_IDS_ASKED);
  waiting = waiting.slice(MAX_IDS_ASKED);
  if (waiting.length > 0) setTimeout(ask, BATCH_MS);
  try {
    const on = await findOn((kind) => taken.flatMap(([each, id]) => (each === kind ? [id] : [])));
    if (owner !== person) return;
    for (const [kind, id] of taken) {
      const isOn = on[kind].includes(id);
      if (!getToggle(kind, id)) put(kind, id, { isOn, saved: isOn, isSaving: false });
    }
  } catch {
    // They show as off; the next page that shows them requests them again.
    for (const [kind, id] of taken) asked.delete(keyOf(kind, id));
  }
}

interface ToggleOptions {
  /** The pledge's number of likes as the page read it. */
  counted?: number;
  /** Asks the person to sign in. @returns whether the change may be sent then */
  signIn(): Promise<boolean>;
}

interface ToggleState {
  isOn: boolean;
  /** The pledge's number of likes, including ours. */
  count: number;
  /** Turns it on or off, after signing in where that is needed; `settled` gets the result of the last press. */
  turn(isOn: boolean, settled: (outcome: ToggleOutcome) => void): void;
}

/**
 * One of them, with how to turn it on and off. It shows off until `GET /me` has loaded; turning on one that is on already does no harm.
 */
export function useToggle(kind: ToggleKind, id: string, { counted = 0, signIn }: ToggleOptions): ToggleState {
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const me = isSignedIn ? session.me : undefined;
  const current = () => getToggle(kind, id);
  const toggle = useSyncExternalStore(toggles.subscribe, current, current);
  useEffect(() => {
    belongTo(isSignedIn ? storedUserId() : undefined);
    if (me && mayBeLeftOut(me, kind, id)) askFor(kind, id);
  }, [isSignedIn, me, kind, id]);

  const known = toggle ?? { isOn: me ? isNamed(me, kind, id) : false };
  const isOn = isSignedIn && known.isOn;
  const ours =
    toggle?.count && Date.now() - toggle.count.at < COUNT_LIFETIME_MS ? toggle.count.value : counted;
  const count = Math.max(ours, isOn ? 1 : 0);
  const send: ToggleState['turn'] = (next, settled) => {
    // Read now, because somebody may undo a press long after this was rendered.
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
        // A different person who signs in has not turned this on, so there is nothing to turn off.
        if ((await signIn()) && (next || storedUserId() === person)) send(next, settled);
      };
      if (!isSignedIn) return void sendSignedIn();
      // Signing in is requested once: a press that is refused again has failed.
      send(next, (outcome) => (isSignInNeeded(outcome.error) ? void sendSignedIn() : settled(outcome)));
    },
  };
}

/** Tells which entries of a list were turned off since it was read. */
export function useTurnedOff(kind: ToggleKind): (id: string) => boolean {
  const all = useSharedState(toggles);
  return (id) => all.get(keyOf(kind, id))?.isOn === false;
}
