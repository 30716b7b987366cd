import { invalidate } from '../edge/invalidate.ts';
import { invalidation } from '../edge/jobs.ts';
import { consumeTogether } from '../jobs/consume.ts';

export const handler = consumeTogether(invalidation, (payloads) =>
  invalidate(payloads.flatMap(({ paths }) => paths)),
);
