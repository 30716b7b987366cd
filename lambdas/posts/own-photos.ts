/** Nobody can load photos of a hidden post by their usual URLs, so its owner gets signed ones. */
import type { Photo } from '#shared/photos/schemas.ts';
import { signWithheld } from '../services/photo-bucket.ts';

interface OwnPhotos {
  hidden: boolean;
  /** The photo of a card. */
  photo?: Photo | undefined;
  /** The photos of a whole post. */
  photos?: readonly Photo[];
}

export async function withOwnPhotos<Own extends OwnPhotos>(own: Own, now: Date): Promise<Own> {
  if (!own.hidden) return own;
  const { photo, photos } = own;
  return {
    ...own,
    ...(photo && { photo: await signWithheld(photo, now) }),
    ...(photos && { photos: await Promise.all(photos.map((each) => signWithheld(each, now))) }),
  };
}
