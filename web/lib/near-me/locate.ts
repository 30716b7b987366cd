/** Finds the place for Near Me. Loaded when somebody uses it. */
import { findPlace } from '#shared/places/endpoints.ts';
import { locationProblems, placeNotFound } from '#words/posts/near-me.ts';
import { ApiError, call } from '../api/api-client.ts';
import { keep, recall } from '../device/kept-in-tab.ts';
import { type NearPlace, namedPlace, ownLocation, unknownPlace } from './near-place.ts';

/** First document, section 9. Milliseconds. */
const REQUEST: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Records in this tab that the person allowed access, for browsers that forget it on the next page. */
const ALLOWED = 'location';

export interface LocationProblem {
  title: string;
  /** The advice. */
  description: string;
}

/** Opening a link alone never asks for the position; in that case there is no `problem`. */
export type Located = { place: NearPlace } | { problem: LocationProblem | undefined };

/** Returns the visitor's position. The browser asks for permission first. */
export function locateMe(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ problem: locationProblems.unsupported });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        keep(ALLOWED, true);
        resolve({ place: ownLocation({ lat: coords.latitude, lng: coords.longitude }) });
      },
      (error) => resolve({ problem: problemOf(error) }),
      REQUEST,
    );
  });
}

function problemOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): LocationProblem {
  if (code === PERMISSION_DENIED) return locationProblems.denied;
  return code === TIMEOUT ? locationProblems.timeout : locationProblems.unknown;
}

/**
 * Finds the place that an address names: a ZIP code or town, or `me` for the position, unless the browser would have to
 * ask for it.
 */
export async function lookUp(name: string, acceptsUnknown: boolean, signal: AbortSignal): Promise<Located> {
  if (name !== 'me') return await locateNamed(name, { acceptsUnknown, signal });
  return (await mayLocate()) ? await locateMe() : { problem: undefined };
}

/** Finds a ZIP code or town from the address. @param acceptsUnknown uses the default centre for an unknown place */
async function locateNamed(
  name: string,
  { acceptsUnknown, signal }: { acceptsUnknown: boolean; signal: AbortSignal },
): Promise<Located> {
  try {
    return { place: namedPlace(name, await call(findPlace, { query: { q: name }, signal })) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    if (isUnknown && acceptsUnknown) return { place: unknownPlace(name) };
    return {
      problem: isUnknown ? placeNotFound(name) : locationProblems.notLookedUp,
    };
  }
}

/** Whether the position is available without a question by the browser. */
async function mayLocate(): Promise<boolean> {
  if (recall(ALLOWED, (isAllowed) => isAllowed === true)) return true;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}
