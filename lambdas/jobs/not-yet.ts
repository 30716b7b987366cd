/**
 * Thrown by a job that must wait for something else to finish. This isn't a failure: its message returns after a pause.
 */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}
