import * as accounts from '../accounts/jobs.ts';
import { jobs } from '../areas.ts';
import { consume } from '../jobs/consume.ts';

export const handler = consume(['jobs'], [...jobs, ...accounts.jobs]);
