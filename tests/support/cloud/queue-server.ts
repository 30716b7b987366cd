import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Queues, type QueuesOptions } from '@creel/local-aws/sqs';
import { QUEUE_NAMES, QUEUES } from '#shared/deployment/queues.ts';

export interface QueueServer extends AsyncDisposable {
  readonly queues: Queues;
  /** Variables with the addresses of the queues. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The stand-in for SQS on its own port. Without `invoke` messages are accepted and dropped. */
export async function startQueueServer(
  directory: string,
  invoke: QueuesOptions['invoke'] = async () => ({ batchItemFailures: [] }),
  options: Pick<QueuesOptions, 'longestDelayMs'> = {},
): Promise<QueueServer> {
  const queues = new Queues({
    queues: QUEUES,
    directory,
    region: 'us-east-1',
    invoke,
    longestPauseMs: 20,
    ...options,
    now: Date.now,
    onError: () => undefined,
  });
  const server = createServer((request, response) => void queues.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    queues,
    environment: {
      AWS_ENDPOINT_URL_SQS: endpoint,
      ...Object.fromEntries(QUEUE_NAMES.map((name) => [QUEUES[name].address, `${endpoint}/${name}`])),
    },
    async [Symbol.asyncDispose]() {
      queues.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
