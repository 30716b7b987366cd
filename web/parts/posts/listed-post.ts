import type { Coordinates } from '#shared/fields.ts';

export interface Placed {
  coordinates?: Coordinates | undefined;
}

export interface PlacedPost extends Placed {
  id: string;
}

export interface ListedPost<T> {
  post: T;
  /** To 0.1; only where Near Me is on. */
  miles?: number | undefined;
}
