/** Photos of a hidden post are served to nobody: its owner sees them at addresses that are signed for them. */
import type { Photo } from '#shared/photos/schemas.ts';
import { signWithheld } from '../services/photo-bucket.ts';

interface OwnPhotos {
  hidden: boolean;
  /** Of a card. */
  photo?: Photo | undefined;
  /** Of a whole post. */
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
