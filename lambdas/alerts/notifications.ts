/** Tells people by each of their channels. */
import { FEATURE_OF_SHOWN } from '#shared/features.ts';
import { PATHS } from '#shared/pages/pages.ts';
import type { Job } from '../jobs/define-job.ts';
import { wordsIn } from '../mail/words-in.ts';
import { pushCurrent } from '../push/push-to-person.ts';
import { readAlert, readDigest } from './check-alerts.ts';
import { becauseOf, pathOf, titleOf } from './email-texts.ts';
import { type AlertNamed, alertMail, alertPush, type Digest, idOfAlert, idOfDigest } from './jobs.ts';

/** Returns the jobs that tell a person of an alert. Each checks everything again. */
export const notify = (named: AlertNamed): Job[] => [alertMail.of(named), alertPush.of(named)];

export const sendAlertPush = (named: AlertNamed): Promise<void> =>
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
