/** Thrown by a job that must wait for something else. It isn't a failure: the message returns after a pause. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}
