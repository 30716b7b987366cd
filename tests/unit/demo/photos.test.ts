import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_COLORS, PHOTO_SIZE, type PhotoName, readRendition } from '#local/demo/photos.ts';
import { PHOTO_RENDITIONS } from '#shared/photos/limits.ts';

const FORMATS: Readonly<Record<string, string>> = { avif: 'heif', webp: 'webp', jpg: 'jpeg' };

describe('a prepared photo', () => {
  it.each(Object.keys(PHOTO_COLORS) as PhotoName[])(
    'has the renditions of an uploaded one: %s',
    async (name) => {
      for (const rendition of PHOTO_RENDITIONS) {
        const { format, width, height } = await sharp(await readRendition(name, rendition)).metadata();
        const size = rendition.width === 224 ? { width: 224, height: 224 } : PHOTO_SIZE;
        expect({ format, width, height }).toEqual({ format: FORMATS[rendition.format], ...size });
      }
    },
  );
});
