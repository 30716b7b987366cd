import { mails } from '../areas.ts';
import { consume } from '../jobs/consume.ts';

export const handler = consume(['mails', 'alert-mails'], mails);
