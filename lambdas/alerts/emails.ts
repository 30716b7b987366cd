/** Sends emails about posts that people follow. Everything is checked again when they are sent. */
import { sendOnce } from '../mail/send-once.ts';
import { ALERT_MAIL } from '../mail/store/sent-mails.ts';
import { wordsIn } from '../mail/words-in.ts';
import { readAlert, readDigest } from './check-alerts.ts';
import { alertText, digestText } from './email-texts.ts';
import { type AlertNamed, type Digest, idOfAlert, idOfDigest } from './jobs.ts';

export async function sendAlertMail(named: AlertNamed): Promise<void> {
  const checked = await readAlert(named);
  if (!checked) return;
  const { told, person } = checked;
  const { name, email: to, language } = person;
  const { flavour } = told;
  const mailId = idOfAlert(named);
  const words = await wordsIn(language);
  const text = alertText({ words, name, mailId }, told);
  await sendOnce(mailId, ALERT_MAIL, { to, flavour, words, kind: 'pledges', ...text });
}

export async function sendDigest(digest: Digest): Promise<void> {
  const lines = await readDigest(digest);
  const [first] = lines;
  if (!first) return;
  const { name, email: to, language, flavour = first.told.flavour } = first.person;
  const mailId = idOfDigest(digest);
  const words = await wordsIn(language);
  const text = digestText(
    { words, name, mailId },
    flavour,
    lines.map(({ told }) => told),
  );
  await sendOnce(mailId, ALERT_MAIL, { to, flavour, words, kind: 'pledges', ...text });
}
