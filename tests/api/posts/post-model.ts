/** Posts by the rules alone: the expected responses to a history of calls, and the expected state. */

export type Operation =
  | { do: 'edit'; stale: boolean; note: string; meals: number; species: 'cod' | 'tuna' | 'other' }
  | { do: 'hide' | 'show' | 'delete' | 'like' | 'unlike' }
  /** Photos by their position in the post, then new ones. */
  | { do: 'photos'; stale: boolean; keep: readonly number[]; add: readonly string[] }
  | { do: 'remove photo'; photoId: string };

export interface ModelPost {
  version: number;
  hidden: boolean;
  note: string;
  meals: number;
  species: string;
  photos: readonly string[];
  /** All photos that the post ever had, since a removed photo cannot be used again. */
  taken: readonly string[];
  liked: boolean;
}

/** The post as its owner last saw it, on which the calls of one step are based. */
export type Seen = Pick<ModelPost, 'version' | 'photos'>;

export interface Outcome {
  status: number;
  post: ModelPost | undefined;
}

export const NEW_POST: Omit<ModelPost, 'photos' | 'taken' | 'note' | 'meals'> = {
  version: 1,
  hidden: false,
  species: 'haddock',
  liked: false,
};

export function namedVersion(operation: { stale: boolean }, seen: Seen): number {
  return operation.stale ? seen.version - 1 : seen.version;
}

export function photosNamed({ keep, add }: { keep: readonly number[]; add: readonly string[] }, seen: Seen) {
  const kept = [...new Set(keep.map((place) => seen.photos[place]))].filter((id) => id !== undefined);
  return [...kept, ...add.filter((id) => !kept.includes(id))].slice(0, 3);
}

/** Applies one call. */
export function applyTo(post: ModelPost | undefined, operation: Operation, seen: Seen): Outcome {
  if (!post) return { status: 404, post };
  switch (operation.do) {
    case 'delete':
      return { status: 200, post: undefined };
    case 'hide':
    case 'show':
      return { status: 200, post: { ...post, hidden: operation.do === 'hide' } };
    case 'like':
    case 'unlike':
      return post.hidden
        ? { status: 404, post }
        : { status: 200, post: { ...post, liked: operation.do === 'like' } };
    case 'remove photo':
      return edited(post, { photos: post.photos.filter((id) => id !== operation.photoId) });
    case 'photos':
      return withPhotos(post, photosNamed(operation, seen), namedVersion(operation, seen));
    case 'edit': {
      const { note, meals, species } = operation;
      if (namedVersion(operation, seen) !== post.version) return { status: 409, post };
      return edited(post, { note, meals, species });
    }
  }
}

function edited(post: ModelPost, changes: Partial<ModelPost>): Outcome {
  const after = { ...post, ...changes };
  const isSame = JSON.stringify(after) === JSON.stringify(post);
  return { status: 200, post: isSame ? post : { ...after, version: post.version + 1 } };
}

function withPhotos(post: ModelPost, photos: readonly string[], version: number): Outcome {
  const isSame = photos.join() === post.photos.join();
  if (isSame) return { status: 200, post };
  if (version !== post.version) return { status: 409, post };
  const isGone = photos.some((id) => post.taken.includes(id) && !post.photos.includes(id));
  if (isGone) return { status: 422, post };
  return edited(post, { photos, taken: [...new Set([...post.taken, ...photos])] });
}

/** Returns all possible results of two calls at the same time: one after the other, in either order. */
export function bothOrders(post: ModelPost | undefined, operations: readonly Operation[], seen: Seen) {
  const [first, second] = operations;
  if (!first) return [{ statuses: [], post }];
  if (!second) {
    const { status, post: after } = applyTo(post, first, seen);
    return [{ statuses: [status], post: after }];
  }
  const one = applyTo(post, first, seen);
  const other = applyTo(one.post, second, seen);
  const early = applyTo(post, second, seen);
  const late = applyTo(early.post, first, seen);
  return [
    { statuses: [one.status, other.status], post: other.post },
    { statuses: [late.status, early.status], post: late.post },
  ];
}
