/**
 * Thrown by a job that may have been done, because a service's answer was lost. The message returns after the queue's longest pause, so that an
 * outage doesn't do it many times.
 */
export class MaybeDone extends Error {
  override readonly name = 'MaybeDone';
}
