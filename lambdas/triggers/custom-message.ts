/** The user pool's emails, with a limit for unconfirmed addresses. The pool replaces `codeParameter` with the code. */
import { randomUUID } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type MailLinkPurpose, mailLink } from '#shared/accounts/mail-link.ts';
import { flavourFrom } from '#shared/flavours.ts';
import { languageOf } from '../languages/of-pool-call.ts';
import { type Block, mailPage } from '../mail/layout.ts';
import { CODES, countMail } from '../mail/mail-limits.ts';
import { type EmailWords, linkIn, wordsIn } from '../mail/words-in.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem } from '../table/index.ts';

interface AccountMail {
  texts: 'confirm' | 'verify' | 'reset';
  /** The action of the button. */
  purpose?: MailLinkPurpose;
  /** Whether it goes to an unconfirmed address. */
  isUnconfirmed?: boolean;
}

const CONFIRM: AccountMail = { texts: 'confirm', purpose: 'confirm', isUnconfirmed: true };
const VERIFY: AccountMail = { texts: 'verify', isUnconfirmed: true };

const MAILS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], AccountMail>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: VERIFY,
  CustomMessage_VerifyUserAttribute: VERIFY,
  CustomMessage_ForgotPassword: { texts: 'reset', purpose: 'reset' },
};

/** @throws Error with the message that the pool shows to the user instead of sending the email */
export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const mail = MAILS[event.triggerSource];
  if (!mail) return event;
  const words = await wordsIn(languageOf(event));
  if (mail === VERIFY) await refuseSuspended(words, event.request.userAttributes.sub ?? event.userName);
  if (mail.isUnconfirmed) await countCode(words, event.request.userAttributes.email ?? '');
  event.response.emailSubject = words.accounts[mail.texts].subject;
  event.response.emailMessage = bodyOf(words, mail, event);
  return event;
}

/** Without a code the address can't change, so the suspension stays with the address used to sign in. */
async function refuseSuspended(words: EmailWords, userId: string): Promise<void> {
  const suspended = await getItem(suspension.key({ userId }), { consistent: true });
  if (suspended) throw new Error(words.addressWhileSuspended);
}

/** Counts by the mailbox of the sign-up or account, since the pool gives triggers no new address. */
async function countCode(words: EmailWords, to: string): Promise<void> {
  const counted = await countMail({ id: randomUUID(), to, limit: CODES, isTyped: true });
  if (counted === 'too many') throw new Error(words.codesTooMany);
}

/** HTML only, since the pool takes no plain text beside it. */
function bodyOf(
  words: EmailWords,
  { texts, purpose }: AccountMail,
  { request, userName }: CustomMessageTriggerEvent,
): string {
  const code = request.codeParameter;
  // The browser names the site. Its origin comes from our environment, so a forged value can't insert another link.
  const flavour = flavourFrom(request.clientMetadata?.flavour);
  const { title, lead, after, ...rest } = words.accounts[texts];
  const body: Block[] = [lead, { code }];
  if (purpose && 'button' in rest) {
    const url = mailLink(linkIn(words, flavour, ''), { purpose, code, userId: userName });
    body.push(words.accounts.orPress, { button: rest.button, url });
  }
  return mailPage({ flavour, words, title, body: [...body, after] }).html;
}
