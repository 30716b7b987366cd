import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Reads the QR code with this label, like a camera. */
export async function readQr(page: Page, name: string | RegExp): Promise<URL> {
  const picture = await page.getByRole('img', { name }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return new URL(decodeQR({ ...info, data }));
}
