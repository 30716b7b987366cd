/** A page's HTML as it arrives, without its scripts, from a server that does nothing else: as early as that page can be painted at all. */
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@creel/local-aws/tests/serve';

/** Runs `measure` with the address of the plain page; what that page asks for besides comes from the site itself. */
export async function withPlainPage<T>(url: string, measure: (plainUrl: string) => Promise<T>): Promise<T> {
  const { origin, pathname } = new URL(url);
  const html = await (await fetch(url)).text();
  const page = brotliCompressSync(html.replace(/<script\b.*?<\/script>/gs, ''));
  const { origin: plainOrigin, close } = await serve(async (request, response) => {
    if (request.url === pathname) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    const { accept = '*/*' } = request.headers;
    const file = await fetch(origin + request.url, { headers: { accept } });
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  try {
    return await measure(plainOrigin + pathname);
  } finally {
    await close();
  }
}
