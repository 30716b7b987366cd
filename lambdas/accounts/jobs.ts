import { runner } from '../jobs/consume.ts';
import { erasure } from '../people/erasure.ts';
import { endAccountPart } from './end-account.ts';

export const jobs = [runner(erasure, endAccountPart)];
