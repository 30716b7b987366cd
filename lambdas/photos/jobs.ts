import { defineJob } from '../jobs/define-job.ts';
import type { PhotosOfReport } from './store/reported-photos.ts';

/** Of photos that are to be kept with a report, or no longer. */
export const reportedPhotosUpkeep = defineJob<PhotosOfReport>()('upkeep of reported photos', 'jobs');
