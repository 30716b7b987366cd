import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { element, type Xml, xmlDocument } from '../s3/xml.ts';
import { SesError } from './errors.ts';
import type { NewMail } from './mail.ts';
import { sendEmail, sendRawEmail } from './send.ts';

/** A raw message of 10 MB, in base64, percent-encoded. */
const largestCall = 42 * 1024 * 1024;
const actions = { SendEmail: sendEmail, SendRawEmail: sendRawEmail };

/** Answers one call of the SES query API; what it sends goes to `accept`. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  accept: (mails: NewMail[]) => Promise<void>,
  verifiedSenders: readonly string[] | undefined,
): Promise<void> {
  const requestId = randomUUID();
  try {
    const call = new URLSearchParams(await readBody(request));
    const action = call.get('Action') ?? '';
    await accept(findAction(action)(call, verifiedSenders));
    const result = element(`${action}Result`, [element('MessageId', randomUUID())]);
    const metadata = element('ResponseMetadata', [element('RequestId', requestId)]);
    send(response, 200, element(`${action}Response`, [result, metadata]));
  } catch (error) {
    if (!(error instanceof SesError)) throw error;
    const described = [
      element('Type', 'Sender'),
      element('Code', error.code),
      element('Message', error.message),
    ];
    send(
      response,
      400,
      element('ErrorResponse', [element('Error', described), element('RequestId', requestId)]),
    );
  }
}

/** What SES answers while it is away. */
export async function answerAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await readBody(request);
  const described = [
    element('Type', 'Receiver'),
    element('Code', 'ServiceUnavailable'),
    element('Message', 'Service Unavailable'),
  ];
  send(
    response,
    503,
    element('ErrorResponse', [element('Error', described), element('RequestId', randomUUID())]),
  );
}

function findAction(name: string): typeof sendEmail {
  if (name === 'SendEmail' || name === 'SendRawEmail') return actions[name];
  throw new SesError('InvalidAction', `The action ${name} is not implemented by the local mailbox`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestCall) throw new SesError('InvalidParameterValue', 'The message is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, root: Xml): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xmlDocument(root));
}
