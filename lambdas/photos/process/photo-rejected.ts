import type { PhotoProblem } from '#shared/photos/limits.ts';
import { photoProblems } from '#words/photos/problems.ts';

/** The file is not a photo we take. Its message is for the person who uploaded it; its cause, if any, for the log. */
export class PhotoRejected extends Error {
  override readonly name = 'PhotoRejected';
  readonly reason: PhotoProblem;

  constructor(reason: PhotoProblem, options?: ErrorOptions) {
    super(photoProblems[reason], options);
    this.reason = reason;
  }
}
