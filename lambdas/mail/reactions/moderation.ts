import { environment } from '../../environment.ts';
import { report, type StoredReport } from '../../moderation/store/items.ts';
import type { Account } from '../../people/store/items.ts';
import { accountKey } from '../../table/keys.ts';
import { getItem } from '../../table/read.ts';
import type { Change } from '../../triggers/send-mails.ts';
import { moderationLetter } from '../letters/moderation-letter.ts';
import { sendOnce } from '../send-once.ts';

/** Tells a reported person what an administrator did. */
export async function mailModeration({ id, before, after }: Change): Promise<void> {
  if (!report.match(after)) return;
  const [was, is] = [before, after] as unknown as [StoredReport | undefined, StoredReport];
  const done = is.actions.at(-1);
  if (!done || was?.version === is.version) return;
  const account = await getItem<Account>(accountKey(is.reportedUserId), { consistent: true });
  const letter = account && moderationLetter(account.email, done, environment('SITE_MAILBOX'));
  if (letter) await sendOnce(id, 'moderation', letter);
}
