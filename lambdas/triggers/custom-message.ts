/** The user pool's emails, with a limit for unconfirmed addresses. The pool replaces `codeParameter` with the code. */
import { randomUUID } from 'node:crypto';
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type MailLinkPurpose, mailLink } from '#shared/accounts/mail-link.ts';
import { flavourFrom } from '#shared/flavours.ts';
import * as words from '#words/accounts/emails.ts';
import { addressWhileSuspended, codesTooMany } from '#words/general/refusals.ts';
import { originOf } from '../core/origin.ts';
import { type Block, mailPage } from '../mail/layout.ts';
import { CODES, countMail } from '../mail/mail-limits.ts';
import { suspension } from '../suspensions/store/items.ts';
import { getItem } from '../table/index.ts';

interface AccountMail {
  words: typeof words.verify & { button?: string };
  /** The action of the button. */
  purpose?: MailLinkPurpose;
  /** Whether it goes to an unconfirmed address. */
  isUnconfirmed?: boolean;
}

const CONFIRM: AccountMail = { words: words.confirm, purpose: 'confirm', isUnconfirmed: true };
const VERIFY: AccountMail = { words: words.verify, isUnconfirmed: true };

const MAILS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], AccountMail>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: VERIFY,
  CustomMessage_VerifyUserAttribute: VERIFY,
  CustomMessage_ForgotPassword: { words: words.reset, purpose: 'reset' },
};

/** @throws Error with the message that the pool shows to the user instead of sending the email */
export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const mail = MAILS[event.triggerSource];
  if (!mail) return event;
  if (mail === VERIFY) await refuseSuspended(event.request.userAttributes.sub ?? event.userName);
  if (mail.isUnconfirmed) await countCode(event.request.userAttributes.email ?? '');
  event.response.emailSubject = mail.words.subject;
  event.response.emailMessage = bodyOf(mail, event);
  return event;
}

/** Without a code the address can't change, so the suspension stays with the address used to sign in. */
async function refuseSuspended(userId: string): Promise<void> {
  const suspended = await getItem(suspension.key({ userId }), { consistent: true });
  if (suspended) throw new Error(addressWhileSuspended);
}

/** Counts by the mailbox of the sign-up or account, since the pool gives triggers no new address. */
async function countCode(to: string): Promise<void> {
  const counted = await countMail({ id: randomUUID(), to, limit: CODES, isTyped: true });
  if (counted === 'too many') throw new Error(codesTooMany);
}

/** HTML only, since the pool takes no plain text beside it. */
function bodyOf(
  { words: { title, lead, button, after }, purpose }: AccountMail,
  { request, userName }: CustomMessageTriggerEvent,
): string {
  const code = request.codeParameter;
  // The browser names the site. Its origin comes from our environment, so a forged value can't insert another link.
  const flavour = flavourFrom(request.clientMetadata?.flavour);
  const body: Block[] = [lead, { code }];
  if (purpose && button) {
    const url = mailLink(originOf(flavour), { purpose, code, userId: userName });
    body.push(words.orPress, { button, url });
  }
  return mailPage({ flavour, title, body: [...body, after] }).html;
}
