import { AppError } from '#shared/contract/errors.ts';
import { getReportPhoto } from '#shared/moderation/endpoints.ts';
import { reportPhotoNotKept } from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { evidenceKey, readEvidence } from '../services/photo-bucket.ts';
import { findReport, readReportedPhotos } from './store/reports.ts';

export default endpoint(getReportPhoto, async ({ params: { reportId, photoId } }) => {
  const { reportedUserId: userId } = await findReport(reportId);
  const kept = await readReportedPhotos({ userId, reportId });
  const isKept = kept.some(({ id }) => id === photoId);
  const url = isKept ? await readEvidence(evidenceKey(reportId, photoId)) : undefined;
  if (url === undefined) throw new AppError('not_found', reportPhotoNotKept);
  return { url };
});
