import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { lot } from './schemas.ts';

export const getLot = defineEndpoint({
  name: 'getLot',
  method: 'GET',
  path: '/lots/{postId}',
  summary: 'Get the way of the fish of a catch or pledge, by hours, from the ledger',
  access: 'anyone',
  params: z.object({ postId: id }),
  answer: lot,
  cache: { seconds: 5, staleSeconds: 30 },
});
