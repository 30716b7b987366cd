import { expire, remind } from '../claims/due-work.ts';
import { runDue } from '../due/run-due.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { suspensionEnd } from '../moderation/jobs.ts';

export const handler = () =>
  runDue({
    expiry: expire,
    reminder: remind,
    'suspension-end': (addressHash) => enqueue([suspensionEnd.of({ addressHash })]),
  });
