import { environment } from '../../core/environment.ts';
import { accountKey, reportKey } from '../../data/keys.ts';
import type { StoredReport } from '../../data/reports.ts';
import { getItem } from '../../data/table.ts';
import type { Account } from '../../data/users.ts';
import { moderationLetter } from '../../mail/letters/moderation-letter.ts';
import { sendOnce } from '../../mail/send-once.ts';
import type { Change } from '../send-mails.ts';

/** Tells a reported person what an administrator did. */
export async function mailModeration({ id, before, after }: Change): Promise<void> {
  if (!after.pk.startsWith(reportKey('').pk)) return;
  const [was, is] = [before, after] as unknown as [StoredReport | undefined, StoredReport];
  const done = is.actions.at(-1);
  if (!done || was?.version === is.version) return;
  const account = await getItem<Account>(accountKey(is.reportedUserId), { consistent: true });
  const letter = account && moderationLetter(account.email, done, environment('SITE_MAILBOX'));
  if (letter) await sendOnce(id, 'moderation', letter);
}
