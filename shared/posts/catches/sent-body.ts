import type { CatchBody } from './schemas.ts';

/** Leaves out fields that are null: an API from before them, as after going back to it, refuses them even if they are null. */
export function sentBody({ stock, reserving, ...body }: CatchBody) {
  return { ...body, ...(stock && { stock }), ...(reserving && { reserving }) };
}
