import { bareAddress, splitAddresses } from './addresses.ts';
import { SesError } from './errors.ts';
import type { NewMail } from './mail.ts';
import { parseMessage } from './mime.ts';

const mostRecipients = 50;
const largestMessage = 10 * 1024 * 1024;

/** The parameters of a call of the query API: `Destination.ToAddresses.member.1`. */
type Call = URLSearchParams;

/** The mails that a SendEmail makes, one for each recipient. Throws `SesError`. */
export function sendEmail(call: Call, verifiedSenders: readonly string[] | undefined): NewMail[] {
  const from = required(call, 'Source');
  requireVerified([from], verifiedSenders);
  const kinds = ['To', 'Cc', 'Bcc'] as const;
  const [to, cc, bcc] = kinds.map((kind) => members(call, `Destination.${kind}Addresses`));
  const subject = required(call, 'Message.Subject.Data');
  if (/[\r\n]/.test(subject))
    throw new SesError('InvalidParameterValue', 'Line breaks are not allowed in a subject');
  const text = call.get('Message.Body.Text.Data') ?? '';
  const html = call.get('Message.Body.Html.Data') ?? '';
  if (!text && !html)
    throw new SesError('ValidationError', 'Value at message.body must have a text or HTML part');
  requireSize(Buffer.byteLength(text + html));
  const headers = headersOf({
    from,
    to: to?.join(', '),
    cc: cc?.join(', '),
    subject,
    'reply-to': members(call, 'ReplyToAddresses').join(', '),
    'return-path': call.get('ReturnPath') ?? undefined,
  });
  return forEach([...(to ?? []), ...(cc ?? []), ...(bcc ?? [])], { from, subject, text, html, headers });
}

/** The mails that a SendRawEmail makes, one for each recipient. Throws `SesError`. */
export function sendRawEmail(call: Call, verifiedSenders: readonly string[] | undefined): NewMail[] {
  const raw = Buffer.from(required(call, 'RawMessage.Data'), 'base64');
  requireSize(raw.length);
  const { headers, text, html } = parseMessage(raw);
  const from = headers.from ?? call.get('Source');
  if (!from) throw new SesError('InvalidParameterValue', "Missing required header 'From'.");
  const source = call.get('Source');
  requireVerified(source === null ? [from] : [from, source], verifiedSenders);
  const named = ['to', 'cc', 'bcc'].flatMap((name) => splitAddresses(headers[name] ?? ''));
  const destinations = members(call, 'Destinations');
  const { bcc, ...shown } = headers;
  const mail = { from, subject: headers.subject ?? '', text, html, headers: shown };
  return forEach(destinations.length > 0 ? destinations : named, mail);
}

function forEach(recipients: readonly string[], mail: Omit<NewMail, 'to'>): NewMail[] {
  if (recipients.length === 0) throw new SesError('InvalidParameterValue', 'There is no recipient');
  if (recipients.length > mostRecipients) {
    throw new SesError('InvalidParameterValue', `Recipient count exceeds ${mostRecipients}.`);
  }
  return [...new Set(recipients.map(bareAddress))].map((to) => ({ ...mail, to }));
}

function required(call: Call, name: string): string {
  const value = call.get(name);
  if (value !== null) return value;
  throw new SesError('ValidationError', `1 validation error detected: Value at '${name}' must not be null`);
}

function members(call: Call, list: string): string[] {
  const found: string[] = [];
  for (let n = 1; ; n += 1) {
    const value = call.get(`${list}.member.${n}`);
    if (value === null) return found;
    found.push(value);
  }
}

/** Senders are verified by address or by domain; all of them when nothing is said. */
function requireVerified(senders: readonly string[], verified: readonly string[] | undefined): void {
  const failed = senders.filter((sender) => {
    const address = bareAddress(sender).toLowerCase();
    const domain = address.slice(address.lastIndexOf('@') + 1);
    return verified && !verified.some((identity) => [address, domain].includes(identity.toLowerCase()));
  });
  if (failed.length === 0) return;
  const region = (process.env.AWS_REGION ?? 'us-east-1').toUpperCase();
  const identities = `The following identities failed the check in region ${region}: ${failed.join(', ')}`;
  throw new SesError('MessageRejected', `Email address is not verified. ${identities}`);
}

function requireSize(bytes: number): void {
  if (bytes <= largestMessage) return;
  throw new SesError('InvalidParameterValue', `Message length is more than ${largestMessage} bytes long`);
}

function headersOf(given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
