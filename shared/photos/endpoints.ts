import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { UPLOAD_KINDS, uploadState, uploadTicket } from './schemas.ts';

export const createUpload = defineEndpoint({
  name: 'createUpload',
  method: 'POST',
  path: '/uploads',
  summary: 'Ask where to send one photo; the answer is a presigned upload for exactly this type and size',
  access: 'member',
  limit: 'upload',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(UPLOAD_KINDS),
    /** Checked by the rules of limits.ts, which have the specified words. */
    contentType: z.string().check(z.maxLength(100)),
    size: z.int().check(z.gte(0)),
    /** Only its extension is looked at, of a photo of a person; the name is not kept. */
    fileName: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: uploadTicket,
});

export const getUpload = defineEndpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  summary: 'Whether an upload of mine is processed yet',
  access: 'member',
  params: z.object({ uploadId: id }),
  answer: uploadState,
});
