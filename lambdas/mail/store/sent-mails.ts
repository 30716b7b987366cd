/** Sent emails whose links were followed. */
import { all, lacks, present } from '../../table/expression.ts';
import { onlyIf, update, writeIf } from '../../table/index.ts';
import { sentMail } from './items.ts';

/** The name of emails with links that say that they were followed. */
export const ALERT_MAIL = 'alert';

/** Notes that a link of an alert email was followed; later times change nothing. */
export async function markOpened(askedBy: string): Promise<void> {
  const key = sentMail.key({ askedBy, mail: ALERT_MAIL });
  await writeIf(update(key, { set: { opened: true } }, onlyIf(all(present, lacks('opened')))));
}
