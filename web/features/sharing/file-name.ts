import { PRODUCT_NAME } from '#shared/flavours.ts';
import { PICTURE_SIZES, type PictureSize } from '#shared/sharing/pictures.ts';

/** `creel-red-snapper-1080x1080.png`: plain letters, which every system takes; what has none is left out. */
export function fileNameOf(subject: string, size: PictureSize, ending: string): string {
  const plain = subject.normalize('NFKD').toLowerCase();
  const words = plain
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 40);
  const { width, height } = PICTURE_SIZES[size];
  return `${[PRODUCT_NAME.toLowerCase(), words, `${width}x${height}`].filter(Boolean).join('-')}.${ending}`;
}
