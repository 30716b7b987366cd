import { randomInt } from 'node:crypto';
import { CognitoError, codeMismatch } from './errors.ts';
import type { Pool } from './pool.ts';
import { CODE_LIFETIME, type CodeKind } from './settings.ts';
import type { User } from './state.ts';
import { type ClientMetadata, customMessage } from './triggers.ts';
import { emailOf } from './users.ts';

interface CodeDelivery {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

interface Words {
  subject: string;
  html: string;
}

const STANDARD_WORDS: Record<CodeKind, Words> = {
  signUp: { subject: 'Your verification code', html: 'Your confirmation code is {####}' },
  reset: { subject: 'Your password reset code', html: 'Your password reset code is {####}' },
  newEmail: { subject: 'Your verification code', html: 'Your verification code is {####}' },
};

/** Makes a new code, which replaces the previous one, and emails it. @throws the trigger's error */
export async function sendCode(
  pool: Pool,
  user: User,
  kind: CodeKind,
  occasion: { source: string; metadata: ClientMetadata },
): Promise<CodeDelivery> {
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  user.codes[kind] = { value, expiresAt: pool.now() + CODE_LIFETIME[kind] };
  await pool.state.save(user);
  const custom = await customMessage(pool, user, occasion);
  const { subject = STANDARD_WORDS[kind].subject, html: wanted = STANDARD_WORDS[kind].html } = custom;
  const html = wanted.replaceAll('{####}', value);
  const to = (kind === 'newEmail' && user.newEmail) || emailOf(user);
  try {
    await pool.sendMail({ to, subject: subject.replaceAll('{####}', value), html, text: toText(html) });
  } catch (cause) {
    throw new CognitoError('CodeDeliveryFailureException', 'Unable to deliver the code', cause);
  }
  return deliveryTo(to);
}

/** Uses the code up. @throws CognitoError ExpiredCodeException or CodeMismatchException */
export function takeCode(pool: Pool, user: User, kind: CodeKind, given: string): void {
  const code = user.codes[kind];
  if (!code || code.expiresAt <= pool.now()) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (code.value !== given) throw codeMismatch();
  delete user.codes[kind];
}

/** Cognito masks the recipient of a code: `a***@e***`. */
export function deliveryTo(email: string): CodeDelivery {
  return {
    Destination: email.replace(/^(.)[^@]*(?:@(.).*)?$/, '$1***@$2***'),
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The plain-text part of an email that only has HTML. */
function toText(html: string): string {
  return html
    .replace(/<(style|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/gi, '$2: $1')
    .replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li|tr)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
