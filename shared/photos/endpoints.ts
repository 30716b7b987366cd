import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { id } from '../fields.ts';
import { UPLOAD_KINDS, uploadState, uploadTicket } from './schemas.ts';

export const createUpload = defineEndpoint({
  name: 'createUpload',
  method: 'POST',
  path: '/uploads',
  summary: 'Get a presigned upload for one photo of exactly this type and size',
  access: 'member',
  limit: 'upload',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(UPLOAD_KINDS),
    /** Checked by the rules of limits.ts, which have the specified messages. */
    contentType: z.string().check(z.maxLength(100)),
    size: z.int().check(z.gte(0)),
    /** Only its extension is checked, for photos of people. The name is not stored. */
    fileName: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: uploadTicket,
});

export const getUpload = defineEndpoint({
  name: 'getUpload',
  method: 'GET',
  path: '/uploads/{uploadId}',
  summary: 'Get the state of my upload, and its photo once it is processed',
  access: 'member',
  params: z.object({ uploadId: id }),
  answer: uploadState,
});
