import { PHOTO_MESSAGES, type PhotoProblem } from '#shared/photos/limits.ts';

/** The file is not a photo we take. Its message is for the person who uploaded it; its cause, if any, for the log. */
export class PhotoRejected extends Error {
  override readonly name = 'PhotoRejected';
  readonly reason: PhotoProblem;

  constructor(reason: PhotoProblem, options?: ErrorOptions) {
    super(PHOTO_MESSAGES[reason], options);
    this.reason = reason;
  }
}
