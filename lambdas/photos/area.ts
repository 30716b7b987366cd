import { runner } from '../jobs/consume.ts';
import { account } from '../people/store/items.ts';
import { POST_ITEMS } from '../posts/store/items.ts';
import { suspension } from '../suspensions/store/items.ts';
import { on } from '../table/index.ts';
import { reportedPhotosUpkeep } from './jobs.ts';
import {
  keepReportedPhotos,
  objectRemoval,
  photoMove,
  sweepPhotos,
  sweepUpload,
  withholdPhotosOfPerson,
  withholdPhotosOfPost,
} from './reactions.ts';
import { movePhotos, removeObjects } from './remove-objects.ts';
import { reportedPhotos, upload } from './store/items.ts';
import { keepPhotos } from './store/reported-photos.ts';

export const items = [upload, reportedPhotos];

export const reactions = () => [
  on(POST_ITEMS.catch.record, { sweepPhotos, withholdPhotosOfPost }),
  on(POST_ITEMS.pledge.record, { sweepPhotos, withholdPhotosOfPost }),
  on(account, { sweepPhotos }),
  on(suspension, { withholdPhotosOfPerson }),
  on(upload, { sweepUpload }),
  on(reportedPhotos, { keepReportedPhotos }),
];

export const jobs = () => [
  runner(objectRemoval, removeObjects),
  runner(photoMove, movePhotos),
  runner(reportedPhotosUpkeep, keepPhotos),
];
