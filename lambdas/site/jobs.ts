import { defineJob } from '../jobs/define-job.ts';
import type { Asked } from '../mail/queued.ts';
import type { StoredContactMessage } from './store/items.ts';

export const contactMail = defineJob<Asked & { message: StoredContactMessage }>()('contact mail', 'mails');
