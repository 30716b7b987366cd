import type { Coordinates } from '#shared/fields.ts';

export interface Placed {
  coordinates?: Coordinates | undefined;
}

export interface PlacedPost extends Placed {
  id: string;
}

export interface ListedPost<T> {
  post: T;
  /** Rounded to 0.1; only if Near Me is on. */
  miles?: number | undefined;
}
