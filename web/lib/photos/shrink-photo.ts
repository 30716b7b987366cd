/**
 * Makes a camera's photo smaller without visible loss before it is sent over a weak connection. This also protects
 * privacy: the camera's metadata about place and owner is lost.
 */

/** Pixels. The widest rendition has 1280, and a bit more gives the server's own scaling some room. */
const WIDTH = 1600;
/** Bytes. Smaller files are not worth shrinking. */
const SMALL = 400_000;
const QUALITY = 0.85;

/**
 * Returns the smaller photo, upright, as a JPEG, or the file itself if it is small enough or this browser can't read
 * it.
 */
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
    // Not an image, too large for this phone's memory, or in a format that only the server reads. The server decides.
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
