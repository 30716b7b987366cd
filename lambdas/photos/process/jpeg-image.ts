import { PhotoRejected } from './photo-rejected.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Cameras and encoders use about ten scans. Each costs 50 bytes, but the decoder passes over all pixels. */
const MAX_SCANS = 100;

/**
 * Cuts off a JPEG after its picture, so that data that phones append (gain maps, depth, a second view, a video) isn't
 * published.
 *
 * @param jpeg a buffer that starts with the start-of-image marker
 * @throws PhotoRejected if it has so many scans that decoding would take minutes
 */
export function keepJpegPicture(jpeg: Buffer): Buffer {
  let scans = 0;
  let at = 2;
  while (at < jpeg.length) {
    at = nextMarker(jpeg, at);
    const marker = jpeg[at];
    if (marker === END_OF_IMAGE) return jpeg.subarray(0, at + 1);
    if (marker === START_OF_SCAN) scans += 1;
    if (scans > MAX_SCANS) throw new PhotoRejected('damaged');
    at = skipSegment(jpeg, at);
  }
  return jpeg;
}

/** Returns the position of the next marker's code, past stuffed bytes and restart markers, which belong to a scan. */
function nextMarker(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from);
  while (at !== -1) {
    while (jpeg[at] === 0xff) at += 1;
    const code = jpeg[at] ?? 0;
    if (code !== 0 && !hasNoLength(code)) return at;
    at = jpeg.indexOf(0xff, at);
  }
  return jpeg.length;
}

function hasNoLength(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd7);
}

function skipSegment(jpeg: Buffer, marker: number): number {
  return marker + 3 <= jpeg.length ? marker + 1 + jpeg.readUInt16BE(marker + 1) : jpeg.length;
}
