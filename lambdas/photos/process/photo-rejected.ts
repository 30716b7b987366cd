import type { PhotoProblem } from '#shared/photos/limits.ts';
import { photoProblems } from '#words/photos/problems.ts';

/** The file isn't a photo we accept. The message is for the uploader, the cause, if any, for the log. */
export class PhotoRejected extends Error {
  override readonly name = 'PhotoRejected';
  readonly reason: PhotoProblem;

  constructor(reason: PhotoProblem, options?: ErrorOptions) {
    super(photoProblems[reason], options);
    this.reason = reason;
  }
}
