import { failedChange, retryReactions } from '../changes/jobs.ts';
import { consume, runner } from '../jobs/consume.ts';

export const handler = consume(['failed-changes'], [runner(failedChange, retryReactions)]);
