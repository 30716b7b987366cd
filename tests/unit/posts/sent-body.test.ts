import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { catchBody } from '#shared/posts/catches/schemas.ts';
import { sentBody } from '#shared/posts/catches/sent-body.ts';
import { aCatch } from '#tests/support/builders.ts';

it('names neither stock nor reserving of a catch without them, and both of one that has them', () => {
  const body = z.parse(catchBody, aCatch());
  expect(Object.keys(sentBody(body))).not.toEqual(expect.arrayContaining(['stock']));
  expect(Object.keys(sentBody(body))).not.toEqual(expect.arrayContaining(['reserving']));
  const stock = { unit: 'pound', left: 50, least: 2, step: 0.5 } as const;
  const counted = z.parse(catchBody, aCatch({ quantity: '50 lb', stock }));
  expect(sentBody(counted)).toMatchObject({ stock: counted.stock, description: body.description });
});
