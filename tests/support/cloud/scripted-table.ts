/** Replaces DynamoDB with scripted responses, for cases that the local table never produces, such as throttling. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface TableRequest {
  operation: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface ScriptedTable {
  readonly endpoint: string;
  /** The requests since the last call of `answer`. */
  readonly requests: TableRequest[];
  /** Sets the next responses in order. The last one repeats. */
  answer(...answers: readonly TableAnswer[]): void;
  close(): Promise<void>;
}

/** A body with status 200, an error, or a broken connection. */
export type TableAnswer = { body: object } | { status: number; text: string } | 'broken off';

/** An error in DynamoDB's format. */
export const refusal = (type: string, fields: object = {}, status = 400): TableAnswer => ({
  status,
  text: JSON.stringify({
    __type: `com.amazonaws.dynamodb.v20120810#${type}`,
    message: 'Refused',
    ...fields,
  }),
});

export async function startScriptedTable(): Promise<ScriptedTable> {
  let answers: readonly TableAnswer[] = [];
  const requests: TableRequest[] = [];
  const server = createServer(async (message, response) => {
    const operation = String(message.headers['x-amz-target']).replace(/^.*\./, '');
    requests.push({ operation, headers: message.headers, body: JSON.parse(await text(message)) });
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    if (!answer || answer === 'broken off') return void response.destroy();
    const [status, body] =
      'status' in answer ? [answer.status, answer.text] : [200, JSON.stringify(answer.body)];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(...next) {
      answers = next;
      requests.length = 0;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
