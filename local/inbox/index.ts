import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mail } from '@creel/local-aws/ses';
import { listPage, mailPage, missingPage } from './page.ts';

/** Allows inline styles, and pictures from anywhere, but no scripts or other loads. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src * data:',
  "frame-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Handles `/_inbox` and `/_inbox/<id>`. `mails` are newest first. */
export function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  mails: readonly Mail[],
): void {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, , name = ''] = url.pathname.split('/');
  response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const recipient = url.searchParams.get('to')?.trim() ?? '';
  const shown = mails.filter(({ to }) => to.toLowerCase().includes(recipient.toLowerCase()));
  const mail = mails.find(({ id }) => id === name);
  if (name === '') sendPage(response, 200, listPage(shown, recipient));
  else if (mail) sendPage(response, 200, mailPage(mail));
  else sendPage(response, 404, missingPage());
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
    'referrer-policy': 'no-referrer',
  };
  response.writeHead(status, headers).end(html);
}
