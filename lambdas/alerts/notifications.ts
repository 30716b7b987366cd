/** Tells people by each of their channels. */
import { FEATURE_OF_SHOWN } from '#shared/features.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { Job, PayloadOf } from '../jobs/define-job.ts';
import { wordsIn } from '../mail/words-in.ts';
import { pushCurrent } from '../push/push-to-person.ts';
import { readAlert, readDigest } from './check-alerts.ts';
import { becauseOf, pathOf, titleOf } from './email-texts.ts';
import { type AlertNamed, alertMail, alertPushes, type Digest, idOfAlert, idOfDigest } from './jobs.ts';

/** Returns the jobs that tell people of their alerts. Each checks everything again. */
export const notify = (alerts: readonly AlertNamed[]): Job[] =>
  alerts.length === 0 ? [] : [...alerts.map((each) => alertMail.of(each)), alertPushes.of({ alerts })];

/** @throws the first error of those that should be retried, after all others were sent */
export async function sendAlertPushes({ alerts }: PayloadOf<typeof alertPushes>): Promise<void> {
  const results = await Promise.allSettled(alerts.map(sendAlertPush));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const sendAlertPush = (named: AlertNamed): Promise<void> =>
  pushCurrent(named.userId, async () => {
    const checked = await readAlert(named);
    if (!checked) return undefined;
    const { person, told } = checked;
    const words = await wordsIn(person.language);
    const details = { title: titleOf(words, told), body: becauseOf(words, told) };
    const features = ['alerts', FEATURE_OF_SHOWN[told.post.kind]] as const;
    return { id: idOfAlert(named), reason: told.alert.reason, path: pathOf(told), features, details };
  });

export const sendDigestPush = (digest: Digest): Promise<void> =>
  pushCurrent(digest.userId, async () => {
    if ((await readDigest(digest)).length === 0) return undefined;
    return { id: idOfDigest(digest), reason: 'digest', path: PATHS.alerts, features: ['alerts'] };
  });
