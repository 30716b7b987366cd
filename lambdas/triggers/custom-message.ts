/** The words of the mails that the user pool sends. The pool puts the code where `codeParameter` stands. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type MailLinkPurpose, mailLink } from '#shared/accounts/mail-link.ts';
import { flavourFrom } from '#shared/flavours.ts';
import * as words from '#words/accounts/emails.ts';
import { originOf } from '../core/origin.ts';
import { type Block, mailPage } from '../mail/layout.ts';

interface AccountMail {
  words: typeof words.verify & { button?: string };
  /** What the button does. */
  purpose?: MailLinkPurpose;
}

const CONFIRM: AccountMail = { words: words.confirm, purpose: 'confirm' };
const VERIFY: AccountMail = { words: words.verify };

const MAILS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], AccountMail>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: VERIFY,
  CustomMessage_VerifyUserAttribute: VERIFY,
  CustomMessage_ForgotPassword: { words: words.reset, purpose: 'reset' },
};

export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const mail = MAILS[event.triggerSource];
  if (!mail) return event;
  event.response.emailSubject = mail.words.subject;
  event.response.emailMessage = bodyOf(mail, event);
  return event;
}

/** As HTML only: the pool takes no text beside it. */
function bodyOf(
  { words: { title, lead, button, after }, purpose }: AccountMail,
  { request, userName }: CustomMessageTriggerEvent,
): string {
  const code = request.codeParameter;
  // The browser names the flavour; addresses are our own, so nobody can have us mail another's.
  const flavour = flavourFrom(request.clientMetadata?.flavour);
  const body: Block[] = [lead, { code }];
  if (purpose && button) {
    const url = mailLink(originOf(flavour), { purpose, code, userId: userName });
    body.push(words.orPress, { button, url });
  }
  return mailPage({ flavour, title, body: [...body, after] }).html;
}
