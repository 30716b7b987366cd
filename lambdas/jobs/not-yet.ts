/** Thrown by a job that has to wait for something else to end: nothing is wrong, and its message comes again after a pause. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}
