/** A key for a create that may be retried. Use the same key for every retry of the same form. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
