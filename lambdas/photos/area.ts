import { runner } from '../jobs/consume.ts';
import { on } from '../table/index.ts';
import { objectRemoval, reportedPhotosUpkeep } from './jobs.ts';
import { keepReportedPhotos, sweepUpload } from './reactions.ts';
import { removeObjects } from './remove-objects.ts';
import { reportedPhotos, upload } from './store/items.ts';
import { keepPhotos } from './store/reported-photos.ts';

export const items = [upload, reportedPhotos];

export const reactions = () => [on(upload, { sweepUpload }), on(reportedPhotos, { keepReportedPhotos })];

export const jobs = () => [runner(objectRemoval, removeObjects), runner(reportedPhotosUpkeep, keepPhotos)];
