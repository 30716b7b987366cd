import type { Coordinates } from '#shared/fields.ts';

/** First document, section 9. Milliseconds. */
const REQUEST: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 };

/** Says in this tab that somebody has let us look, for browsers that forget it at the next page. */
const ALLOWED = 'creel.location';

export type Obstacle = 'denied' | 'late' | 'unknown' | 'unsupported';

export class NotLocated extends Error {
  override readonly name = 'NotLocated';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** The visitor's position; the browser asks them first. @throws NotLocated */
export function locate(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new NotLocated('unsupported'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        sessionStorage.setItem(ALLOWED, 'yes');
        resolve({ lat: coords.latitude, lng: coords.longitude });
      },
      (error) => reject(new NotLocated(obstacleOf(error))),
      REQUEST,
    );
  });
}

function obstacleOf({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): Obstacle {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'late' : 'unknown';
}

/** Whether the position can be had without the browser asking: nobody is asked just for opening a link. */
export async function mayLocate(): Promise<boolean> {
  if (sessionStorage.getItem(ALLOWED) !== null) return true;
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    return false;
  }
}
