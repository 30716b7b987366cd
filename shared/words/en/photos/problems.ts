/** Problems with photos (first document, section 8). The first four are specified. */
export const photoProblems = {
  wrongType: 'Invalid file type. Please select a JPEG, PNG, or WebP image.',
  tooLarge: 'File size too large. Maximum size allowed is 5MB.',
  empty: 'File appears to be empty. Please select a valid image.',
  wrongExtension: 'Invalid file extension. Allowed extensions: .jpg, .jpeg, .png, .webp',
  typeMismatch:
    'The file is not the kind of image its name says. Please save it as a JPEG, PNG, or WebP and try again.',
  tooManyPixels: 'The image has too many pixels. Please select one of at most 50 megapixels.',
  damaged: 'The image is damaged or incomplete. Please select another one.',
  animated: 'Animated images are not supported. Please select a still image.',
} as const;

/** For an upload that a form refers to. */
export const uploadUnfinished = 'A photo is still being processed. Please wait a moment and try again.';
export const uploadTaken = 'This photo already belongs to a post. Please add it again.';
export const uploadTwice = 'This photo is already in the list.';

export const uploadFailed = 'Failed to upload photo. Please try again.';
export const photoLost = 'This photo did not reach us in time. Please add it again.';
