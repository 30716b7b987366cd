import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SESClient } from '@aws-sdk/client-ses';
import { type Mailbox, type MailboxOptions, openMailbox } from '#local/ses/index.ts';

export interface MailboxUnderTest {
  readonly mailbox: Mailbox;
  readonly client: SESClient;
  readonly origin: string;
  readonly stateFile: string;
  stop(): Promise<void>;
}

/** The stand-in behind a server, with its API at `/_ses` and its page at `/_inbox`. */
export async function startMailbox(options: Partial<MailboxOptions> = {}): Promise<MailboxUnderTest> {
  const directory = await mkdtemp(join(tmpdir(), 'creel-ses-'));
  const stateFile = options.stateFile ?? join(directory, 'state', 'mails');
  const mailbox = await openMailbox({ stateFile, ...options });
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/_inbox')) void mailbox.inboxPage(request, response);
    else void mailbox.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true, force: true });
    await rm(dirname(stateFile), { recursive: true, force: true });
  };
  return { mailbox, client: connectTo(`${origin}/_ses`), origin, stateFile, stop };
}

export function connectTo(endpoint: string): SESClient {
  const real = new URL(endpoint).hostname.endsWith('.amazonaws.com');
  const credentials = { accessKeyId: 'AKIDLOCAL', secretAccessKey: 'secretlocal' };
  const region = process.env.AWS_REGION ?? 'eu-west-1';
  return new SESClient({ endpoint, region, maxAttempts: 1, ...(!real && { credentials }) });
}
