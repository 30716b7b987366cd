import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime, { decodeWords } from 'postal-mime';
import { element, type Xml, xmlDocument } from '../xml.ts';
import type { NewMail } from './mail.ts';

/** Handles a call of the SES query API. Its emails, one for each recipient, go to `accept`. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  accept: (mails: NewMail[]) => Promise<void>,
): Promise<void> {
  const call = new URLSearchParams(await text(request));
  const action = call.get('Action');
  const recipients = [...call]
    .filter(([name]) => name.startsWith('Destinations.member.'))
    .map(([, to]) => to);
  if (action !== 'SendRawEmail') {
    sendError(response, 400, 'InvalidAction', `${action} is not implemented by the local mailbox`);
  } else if (recipients.length === 0 || !recipients.every((to) => /^[^\s@]+@[^\s@]+$/.test(to))) {
    sendError(response, 400, 'InvalidParameterValue', "Missing final '@domain'");
  } else {
    const mail = await read(call.get('RawMessage.Data') ?? '');
    await accept(recipients.map((to) => ({ ...mail, to })));
    const result = element('SendRawEmailResult', [element('MessageId', randomUUID())]);
    send(response, 200, element('SendRawEmailResponse', [result]));
  }
}

/** The response of SES during an outage. */
export async function answerAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await text(request);
  sendError(response, 503, 'ServiceUnavailable', 'Service Unavailable');
}

/** @param data the message, in base64 */
async function read(data: string): Promise<Omit<NewMail, 'to'>> {
  const message = await PostalMime.parse(Buffer.from(data, 'base64'));
  // The first of several headers with the same name counts.
  const decoded = message.headers.toReversed().map(({ key, value }) => [key, decodeWords(value)]);
  const headers: Record<string, string> = Object.fromEntries(decoded);
  const { from = '', subject = '' } = headers;
  return {
    from,
    subject,
    text: withoutLastBreak(message.text),
    html: withoutLastBreak(message.html),
    headers,
  };
}

/** The parser ends every text with a line break, even if the email had none. */
function withoutLastBreak(content = ''): string {
  return content.replace(/\n$/, '');
}

function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  const error = element('Error', [element('Code', code), element('Message', message)]);
  send(response, status, element('ErrorResponse', [error]));
}

function send(response: ServerResponse, status: number, root: Xml): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xmlDocument(root));
}
