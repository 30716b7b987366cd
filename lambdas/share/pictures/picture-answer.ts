import { PICTURE_SIZE_NAMES, type Picture, type PictureSize, versionOf } from '#shared/sharing/pictures.ts';
import { type Answer, imageAnswer } from '../answer.ts';
import type { PageRequest } from '../serve.ts';

/** What an address says after the id: nothing for the picture that networks show of a link, which always stands under the same one. */
export const SIZE_AND_VERSION = `(?:/(${PICTURE_SIZE_NAMES.join('|')})-([0-9a-f]{8}))?`;

/**
 * The picture as its address asks for it. One of another version is as the post is now, and kept as shortly as its page.
 *
 * @param said what the version stands for
 * @param drawn what is drawn, if more
 */
export function pictureAnswer({ more }: PageRequest, said: Picture, drawn: Picture = said): Answer {
  const [size = 'wide', version] = more;
  return imageAnswer(
    async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      return await drawPicture(drawn, isSize(size) ? size : 'wide');
    },
    { isLasting: version === versionOf(said) },
  );
}

const isSize = (size: string): size is PictureSize => PICTURE_SIZE_NAMES.some((name) => name === size);
