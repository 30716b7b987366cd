import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { element, type Xml, xmlDocument } from '../s3/xml.ts';
import { SesError } from './errors.ts';
import type { NewMail } from './mail.ts';
import { sendRawEmail } from './send.ts';

/** A raw message of 10 MB, in base64, percent-encoded. */
const maxCallBytes = 42 * 1024 * 1024;

/** Answers one call of the SES query API; what it sends goes to `accept`. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  accept: (mails: NewMail[]) => Promise<void>,
): Promise<void> {
  try {
    const call = new URLSearchParams(await readBody(request));
    const action = call.get('Action');
    if (action !== 'SendRawEmail') {
      throw new SesError('InvalidAction', `The action ${action} is not implemented by the local mailbox`);
    }
    await accept(await sendRawEmail(call));
    const result = element('SendRawEmailResult', [element('MessageId', randomUUID())]);
    const metadata = element('ResponseMetadata', [element('RequestId', randomUUID())]);
    send(response, 200, element('SendRawEmailResponse', [result, metadata]));
  } catch (error) {
    if (!(error instanceof SesError)) throw error;
    sendError(response, 400, ['Sender', error.code, error.message]);
  }
}

/** What SES answers while it is away. */
export async function answerAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await readBody(request);
  sendError(response, 503, ['Receiver', 'ServiceUnavailable', 'Service Unavailable']);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxCallBytes) throw new SesError('InvalidParameterValue', 'The message is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function sendError(
  response: ServerResponse,
  status: number,
  [type, code, message]: readonly [type: string, code: string, message: string],
): void {
  const error = [element('Type', type), element('Code', code), element('Message', message)];
  send(
    response,
    status,
    element('ErrorResponse', [element('Error', error), element('RequestId', randomUUID())]),
  );
}

function send(response: ServerResponse, status: number, root: Xml): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xmlDocument(root));
}
