import { ulid } from 'ulid';
import { fieldError } from '#shared/contract/errors.ts';
import * as endpoints from '#shared/photos/endpoints.ts';
import { checkPhotoFile, type PhotoProblem } from '#shared/photos/limits.ts';
import { photoProblems } from '#words/photos/problems.ts';
import { endpoint } from '../core/endpoint.ts';
import { presignUpload } from '../services/photo-bucket.ts';
import { transact } from '../table/write.ts';
import { getOwnUpload, recordUpload } from './store/uploads.ts';

const FIELDS: Partial<Record<PhotoProblem, string>> = {
  wrongType: 'contentType',
  wrongExtension: 'fileName',
};

export const createUpload = endpoint(endpoints.createUpload, async ({ body, actor, rememberAnswer, now }) => {
  const { fileName, ...asked } = body;
  const name = body.kind === 'profile' ? fileName : undefined;
  const problem = checkPhotoFile({
    type: body.contentType,
    size: body.size,
    name,
  });
  if (problem) throw fieldError(FIELDS[problem] ?? 'size', photoProblems[problem]);
  const upload = { uploadId: ulid(now.getTime()), ownerId: actor.userId, ...asked };
  const ticket = { uploadId: upload.uploadId, ...(await presignUpload(upload, now)) };
  await transact([recordUpload(upload, now), rememberAnswer(ticket)]);
  return ticket;
});

export const getUpload = endpoint(endpoints.getUpload, async ({ params, actor }) => {
  const { uploadId, status, reason, photo } = await getOwnUpload(params.uploadId, actor.userId);
  return { uploadId, status, reason, photo };
});
