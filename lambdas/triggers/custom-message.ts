/** The words of the mails that the user pool sends. The pool puts the code where `codeParameter` stands. */
import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type MailLinkPurpose, mailLink } from '#shared/accounts/mail-link.ts';
import { flavourFrom, PRODUCT_NAME } from '#shared/flavours.ts';
import { type Block, mailPage } from '../mail/layout.ts';
import { originOf } from '../mail/site.ts';

interface Words {
  subject: string;
  title: string;
  lead: string;
  /** What the link does that spares typing the code. */
  link?: { purpose: MailLinkPurpose; label: string };
  after: string;
}

const VERIFY: Words = {
  subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
  title: 'Confirm your e-mail address',
  lead: 'Enter this code to confirm your e-mail address:',
  after: 'The code works for 24 hours. If you did not ask for it, you can ignore this mail.',
};

const CONFIRM: Words = {
  ...VERIFY,
  link: { purpose: 'confirm', label: 'Confirm my address' },
  after: 'Code and button work for 24 hours. If you did not sign up, you can ignore this mail.',
};

const RESET: Words = {
  subject: `Reset your ${PRODUCT_NAME} password`,
  title: 'Choose a new password',
  lead: 'Enter this code to choose a new password:',
  link: { purpose: 'reset', label: 'Choose a new password' },
  after: 'Code and button work for one hour. If you did not ask for them, your password stays as it is.',
};

const WORDS: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Words>> = {
  CustomMessage_SignUp: CONFIRM,
  CustomMessage_ResendCode: CONFIRM,
  CustomMessage_UpdateUserAttribute: VERIFY,
  CustomMessage_VerifyUserAttribute: VERIFY,
  CustomMessage_ForgotPassword: RESET,
};

export async function wordMail(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const words = WORDS[event.triggerSource];
  if (!words) return event;
  event.response.emailSubject = words.subject;
  event.response.emailMessage = bodyOf(words, event);
  return event;
}

/** The pool makes no text of it, and none can be given. */
function bodyOf(
  { title, lead, link, after }: Words,
  { request, userName }: CustomMessageTriggerEvent,
): string {
  const code = request.codeParameter;
  // The browser names the flavour; addresses are our own, so nobody can have us mail another's.
  const flavour = flavourFrom(request.clientMetadata?.flavour);
  const body: Block[] = [lead, { code }];
  if (link) {
    const url = mailLink(originOf(flavour), { purpose: link.purpose, code, userId: userName });
    body.push('Or press this button:', { button: link.label, url });
  }
  return mailPage({ flavour, title, body: [...body, after] }).html;
}
