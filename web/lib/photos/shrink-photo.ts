/**
 * Makes a camera's photo as small as it may be without anybody seeing it, before it is sent over one bar of signal. Less of a photo also tells
 * less: what a camera writes about place and owner is gone with the original.
 */

/** Pixels. The widest rendition has 1280: a little more leaves the server's own scaling something to work with. */
const WIDTH = 1600;
/** Bytes: below this there is nothing to gain. */
const SMALL = 400_000;
const QUALITY = 0.85;

/** The smaller photo, upright, as a JPEG; the file itself when it is small enough, or when this browser cannot read it. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= SMALL || typeof createImageBitmap === 'undefined') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      const smaller = await draw(bitmap);
      return smaller !== null && smaller.size < file.size ? smaller : file;
    } finally {
      bitmap.close();
    }
  } catch {
    // Not an image, one too large for this phone's memory, or of a kind that only the server reads: it decides.
    return file;
  }
}

function draw(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // Transparent parts of a PNG would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
