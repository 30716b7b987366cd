import {
  PICTURE_SIZE_NAMES,
  type Picture,
  type PictureSize,
  picturePath,
  type SharedKind,
  versionOf,
} from '#shared/sharing/pictures.ts';
import { shortPath } from '#shared/sharing/short-addresses.ts';
import { givenTo } from '../../sharing/store/short-addresses.ts';
import { type Answer, imageAnswer, redirectAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

/** The part of the address after the id. It is empty for the link preview, whose address never changes. */
export const SIZE_AND_VERSION = `(?:/(${PICTURE_SIZE_NAMES.join('|')})-([0-9a-f]{8}))?`;

interface Drawn {
  kind: SharedKind;
  /** The texts that the version depends on. */
  said: Picture;
  /** The texts to draw, if they are more than `said`. */
  drawn?: Picture;
  /** False if the picture can change while its address stays the same. */
  isLasting?: boolean;
}

/** Returns the short address for a picture of a certain size, if the post, landing or fisherman has one yet. */
export async function linkIn({ site, id, more }: PageRequest, ownerId: string): Promise<string | undefined> {
  if (more[0] === undefined) return undefined;
  const given = await givenTo({ ownerId, id });
  return given && site.origin + shortPath(given);
}

/**
 * Returns the picture for the requested size and version. A version that is not current is redirected and not drawn,
 * since otherwise made-up versions would each be drawn.
 */
export function pictureAnswer(
  { id, more }: PageRequest,
  { kind, said, drawn = said, isLasting = true }: Drawn,
): Answer {
  const size = PICTURE_SIZE_NAMES.find((name) => name === more[0]);
  if (size === undefined) return linkPictureAnswer(drawn);
  const version = versionOf(said);
  if (more[1] !== version) return redirectAnswer(picturePath(kind, id, size, version));
  return imageAnswer(() => draw(drawn, size), { isLasting });
}

/** The current picture, in the format for link previews. */
export const linkPictureAnswer = (drawn: Picture): Answer =>
  imageAnswer(() => draw(drawn, 'wide'), { isLasting: false });

async function draw(picture: Picture, size: PictureSize): Promise<Buffer> {
  const { drawPicture } = await import('./draw-picture.ts');
  return await drawPicture(picture, size);
}
