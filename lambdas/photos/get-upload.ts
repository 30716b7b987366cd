import { getUpload } from '#shared/photos/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { getOwnUpload } from './store/uploads.ts';

export default endpoint(getUpload, async ({ params, actor }) => {
  const { uploadId, status, reason, photo } = await getOwnUpload(params.uploadId, actor.userId);
  return { uploadId, status, ...(reason !== undefined && { reason }), ...(photo && { photo }) };
});
