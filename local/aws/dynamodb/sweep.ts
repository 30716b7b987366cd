import * as z from 'zod/mini';

const answerSchema = z.object({ result: z.object({ isError: z.boolean() }) });

/** Makes dynoxide delete expired items, which it only does when a tool of its MCP server is called. */
export async function sweepExpired(port: number, token: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'sweep_ttl', arguments: {} },
    }),
  });
  const text = await response.text();
  if (!response.ok || answerSchema.parse(JSON.parse(text)).result.isError) {
    throw new Error(`DynamoDB could not delete expired items (${response.status}): ${text}`);
  }
}
