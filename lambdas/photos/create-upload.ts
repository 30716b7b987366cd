import { ulid } from 'ulid';
import { fieldError } from '#shared/contract/errors.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { checkPhotoFile, PHOTO_MESSAGES } from '#shared/photos/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { transact } from '../data/table.ts';
import { recordUpload } from '../data/uploads.ts';
import { presignUpload } from '../services/photo-bucket.ts';

export default endpoint(createUpload, async ({ body, actor, once, now }) => {
  const problem = checkPhotoFile({ type: body.contentType, size: body.size });
  if (problem) throw fieldError(problem === 'wrongType' ? 'contentType' : 'size', PHOTO_MESSAGES[problem]);
  const upload = { uploadId: ulid(now.getTime()), ownerId: actor.userId, ...body };
  const ticket = { uploadId: upload.uploadId, ...(await presignUpload(upload, now)) };
  await transact([recordUpload(upload, now), once.remember(ticket)]);
  return ticket;
});
