import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The height of the PNG files in pixels, large enough for small prints. */
const HEIGHT = 1024;

/** Writes each logo of the press page (web/public/press) as a PNG with a transparent background too. */
export async function buildLogos(root: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const directory = join(root, 'dist/web/press');
  for (const name of readdirSync(directory).filter((file) => file.endsWith('.svg'))) {
    const drawing = readFileSync(join(directory, name));
    const png = await sharp(drawing, { density: 300 }).resize({ height: HEIGHT }).png().toBuffer();
    writeFileSync(join(directory, name.replace('.svg', '.png')), png);
  }
}
