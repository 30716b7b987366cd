import type { BarcodeDetector as PortableDetector } from 'qr/decode.js';

/** The browser's code detector, which TypeScript doesn't know yet. */
type Detector = Pick<PortableDetector, 'detect'>;
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  var BarcodeDetector: DetectorClass | undefined;
}

/**
 * Detects QR codes: with the browser's own detector where it has one, because it is quick on old phones and costs no download, and otherwise with
 * one in JavaScript (Safari and Firefox). @throws if that cannot be fetched
 */
export async function codeDetector(): Promise<Detector> {
  const own = globalThis.BarcodeDetector;
  // Android without Google's services has the class, but supports no format.
  const isEnough = (await own?.getSupportedFormats())?.includes('qr_code') ?? false;
  const Class = own && isEnough ? own : (await import('qr/decode.js')).BarcodeDetector;
  return new Class({ formats: ['qr_code'] });
}
