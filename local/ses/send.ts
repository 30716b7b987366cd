import PostalMime, { addressParser, decodeWords, type Email } from 'postal-mime';
import { SesError } from './errors.ts';
import type { NewMail } from './mail.ts';

const maxRecipients = 50;
const maxMessageBytes = 10 * 1024 * 1024;

/**
 * The mails that a SendRawEmail makes, one for each recipient.
 * @param call parameters of the query API: `Destinations.member.1`
 * @throws SesError
 */
export async function sendRawEmail(call: URLSearchParams): Promise<NewMail[]> {
  const data = call.get('RawMessage.Data');
  if (data === null) {
    throw new SesError('ValidationError', "Value at 'rawMessage.data' failed to satisfy constraint");
  }
  const raw = Buffer.from(data, 'base64');
  if (raw.length > maxMessageBytes) {
    throw new SesError('InvalidParameterValue', `Message length is more than ${maxMessageBytes} bytes long`);
  }
  const message = await PostalMime.parse(raw);
  const { bcc = '', ...headers } = headersOf(message);
  const from = headers.from ?? call.get('Source');
  if (!from) throw new SesError('InvalidParameterValue', "Missing required header 'From'.");
  const destinations = members(call, 'Destinations');
  const named = destinations.length > 0 ? destinations : [headers.to ?? '', headers.cc ?? '', bcc];
  const mail = {
    from,
    subject: headers.subject ?? '',
    text: withoutLastBreak(message.text),
    html: withoutLastBreak(message.html),
    headers,
  };
  return recipientsOf(named.join(', ')).map((to) => ({ ...mail, to }));
}

/** Decoded, by lower-case name; of several of one name, the first. */
function headersOf({ headers }: Email): Record<string, string> {
  return Object.fromEntries(headers.toReversed().map(({ key, value }) => [key, decodeWords(value)]));
}

function recipientsOf(list: string): string[] {
  const found = addressParser(list, { flatten: true }).map(({ address = '' }) => address);
  if (found.length === 0) throw new SesError('InvalidParameterValue', 'There is no recipient');
  if (found.length > maxRecipients) {
    throw new SesError('InvalidParameterValue', `Recipient count exceeds ${maxRecipients}.`);
  }
  if (!found.every((address) => /^[^\s@]+@[^\s@]+$/.test(address))) {
    throw new SesError('InvalidParameterValue', "Missing final '@domain'");
  }
  return [...new Set(found)];
}

function members(call: URLSearchParams, list: string): string[] {
  return [...call].filter(([name]) => name.startsWith(`${list}.member.`)).map(([, value]) => value);
}

/** The parser ends every text with a line break, also one that was sent without. */
function withoutLastBreak(text = ''): string {
  return text.replace(/\n$/, '');
}
