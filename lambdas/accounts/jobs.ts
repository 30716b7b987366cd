import { runner } from '../jobs/consume.ts';
import { erasure } from '../people/erasure.ts';
import { exportCreation, exportRemoval } from '../people/exports.ts';
import { deleteObjects, exportKey } from '../services/photo-bucket.ts';
import { endAccountPart } from './end-account.ts';
import { createExport } from './write-export.ts';

export const jobs = [
  runner(erasure, endAccountPart),
  runner(exportCreation, createExport),
  runner(exportRemoval, ({ userId }) => deleteObjects([exportKey(userId)])),
];
