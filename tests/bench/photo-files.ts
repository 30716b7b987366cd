import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const PHOTOS = ['Landscape_6', 'Portrait_8', 'DSCN0010'] as const;

/** Parts of each photo to cut out, from its upper left: fractions of its width and height. */
const CORNERS = [0, 0.13, 0.26, 0.39] as const;
const PART = 0.6;

/** Pixels of the longer side before cutting: enough for the renditions that lists show, and quick to process. */
const SIZE = 1080;

/**
 * Twenty-four different pictures as JPEG, cut out of the three photos of tests/support, half of them mirrored: as many details, and so as many
 * bytes once they are compressed, as photos have. Drawn pictures would weigh too little.
 */
export async function photoFiles(): Promise<Buffer[]> {
  const files = await Promise.all(PHOTOS.map(partsOf));
  return files.flat();
}

async function partsOf(name: string): Promise<Buffer[]> {
  const original = await readFile(new URL(`../support/photos/${name}.jpg`, import.meta.url));
  const upright = await sharp(original)
    .autoOrient()
    .resize(SIZE, SIZE, { fit: 'inside' })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const part = (corner: number) => {
    const cut = sharp(upright).extract({
      left: Math.round(width * corner),
      top: Math.round(height * corner),
      width: Math.round(width * PART),
      height: Math.round(height * PART),
    });
    return [cut.clone(), cut.clone().flop()].map((image) => image.jpeg({ quality: 90 }).toBuffer());
  };
  return await Promise.all(CORNERS.flatMap(part));
}
