import { describe, expect, it } from 'vitest';
import { photoKey, photoUrl } from '#shared/photos/address.ts';
import { checkPhotoFile, MAX_PHOTO_BYTES } from '#shared/photos/limits.ts';
import { photoProblems } from '#words/photos/problems.ts';

const good = { type: 'image/jpeg', size: 1000 };

function message(file: Parameters<typeof checkPhotoFile>[0]): string | undefined {
  const problem = checkPhotoFile(file);
  return problem && photoProblems[problem];
}

describe('checkPhotoFile', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('accepts %s', (type) => {
    expect(checkPhotoFile({ ...good, type })).toBeUndefined();
  });

  it.each([
    'image/heic',
    'image/gif',
    'image/svg+xml',
    'application/pdf',
    'IMAGE/JPEG',
    'image/jpeg; a=b',
    '',
  ])('refuses the type %j with the specified message', (type) => {
    expect(message({ ...good, type })).toBe('Invalid file type. Please select a JPEG, PNG, or WebP image.');
  });

  it('accepts 5 MB and refuses one byte more with the specified message', () => {
    expect(checkPhotoFile({ ...good, size: MAX_PHOTO_BYTES })).toBeUndefined();
    expect(message({ ...good, size: MAX_PHOTO_BYTES + 1 })).toBe(
      'File size too large. Maximum size allowed is 5MB.',
    );
  });

  it('refuses an empty file with the specified message', () => {
    for (const size of [0, -1, Number.NaN]) {
      expect(message({ ...good, size })).toBe('File appears to be empty. Please select a valid image.');
    }
  });

  it('checks the file extension, in upper or lower case', () => {
    for (const name of ['me.jpg', 'ME.JPEG', 'a.b.png', 'me.WebP']) {
      expect(checkPhotoFile({ ...good, name })).toBeUndefined();
    }
    for (const name of ['me.exe', 'me', '.jpg', 'me.jpg.exe', 'mejpg', '']) {
      expect(message({ ...good, name })).toBe(
        'Invalid file extension. Allowed extensions: .jpg, .jpeg, .png, .webp',
      );
    }
  });
});

describe('the names of renditions', () => {
  it('put a rendition under its photo', () => {
    expect(photoKey('01J9Z', 640, 'webp')).toBe('media/01J9Z/640.webp');
    expect(photoUrl('01J9Z', 1280, 'jpg')).toBe('/media/01J9Z/1280.jpg');
  });
});
