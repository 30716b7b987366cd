/** A page's HTML as it arrives, without its scripts, from a server that does nothing else: as early as that page can be painted at all. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Runs `measure` with the address of the plain page; what that page asks for besides comes from the site itself. */
export async function withPlainPage<T>(url: string, measure: (plainUrl: string) => Promise<T>): Promise<T> {
  const { origin, pathname } = new URL(url);
  const html = await (await fetch(url)).text();
  const page = brotliCompressSync(html.replace(/<script\b.*?<\/script>/gs, ''));
  const server = createServer(async (request, response) => {
    if (request.url === pathname) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      return response.end(page);
    }
    const { accept = '*/*' } = request.headers;
    const file = await fetch(origin + request.url, { headers: { accept } });
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}${pathname}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
