import * as z from 'zod/mini';
import { id, time } from '../fields.ts';
import { MAX_PHOTOS_PER_POST } from './limits.ts';

export const UPLOAD_KINDS = ['catch', 'pledge', 'profile'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** A processed photo: pixels only, upright. Addresses of its renditions come from address.ts. */
export const photo = z.object({
  id,
  /** Pixels of the upright original. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** The colour shown until the photo is loaded: #rrggbb. */
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** An address that works for an hour. Only its owner gets it, for a hidden post or while they are suspended. */
  url: z.optional(z.url()),
});
export type Photo = z.infer<typeof photo>;

/** The photos of a post's form. */
export function photosOfPost<T extends z.ZodMiniType>(item: T) {
  return z.array(item).check(z.maxLength(MAX_PHOTOS_PER_POST, `At most ${MAX_PHOTOS_PER_POST} photos`));
}

/** Presigned: the signature covers method, address, content type and exact length. `headers` must be sent unchanged. */
export const uploadTicket = z.object({
  uploadId: id,
  url: z.url(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expiresAt: time,
});
export type UploadTicket = z.infer<typeof uploadTicket>;

export const UPLOAD_STATUSES = ['waiting', 'processing', 'ready', 'rejected'] as const;

export const uploadState = z.object({
  uploadId: id,
  status: z.enum(UPLOAD_STATUSES),
  /** The sentence to show for a rejected upload. */
  reason: z.optional(z.string()),
  photo: z.optional(photo),
});
export type UploadState = z.infer<typeof uploadState>;
