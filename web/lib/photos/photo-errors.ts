/** The file itself is the problem, so a retry with it can't succeed. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}

/** A retry may succeed. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}
