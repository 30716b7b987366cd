/** The file itself is at fault: another try with it is of no use. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
}

/** Another try may succeed. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}
