/** Everything of the table that areas use; the client stays within this folder. */
export * from './expiry.ts';
export * from './expression.ts';
export * from './idempotency.ts';
export * from './item.ts';
export * from './ownership.ts';
export * from './page.ts';
export * from './partition.ts';
export * from './query.ts';
export * from './rate-limit.ts';
export * from './read.ts';
export * from './retry.ts';
export * from './steps.ts';
export * from './subscription.ts';
export * from './write.ts';
