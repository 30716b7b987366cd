/** A page of one heading, which React takes over in the browser: nothing that is made with React blocks for less. */
import { brotliCompressSync } from 'node:zlib';
import { serve } from '@creel/local-aws/tests/serve';
import { build } from 'rolldown';
import { ROOT } from '#bin/command.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Nothing but React</title></head><body><div id="root"><h1>Nothing but React</h1></div><script type="module" src="/app.js"></script></body></html>`;

const APP = `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.getElementById('root'), createElement('h1', undefined, 'Nothing but React'));`;

/** Runs `measure` with the address of the page. */
export async function withEmptyReactPage<T>(measure: (url: string) => Promise<T>): Promise<T> {
  const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/': ['text/html; charset=utf-8', brotliCompressSync(PAGE)],
    '/app.js': ['text/javascript', brotliCompressSync(await bundle())],
  };
  const { origin, close } = await serve(async (request, response) => {
    const [type, body] = files[request.url ?? ''] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(body);
  });
  try {
    return await measure(`${origin}/`);
  } finally {
    await close();
  }
}

async function bundle(): Promise<string> {
  const { output } = await build({
    cwd: ROOT,
    input: 'empty-react-app',
    platform: 'browser',
    plugins: [
      {
        name: 'empty-react-app',
        resolveId: (id) => (id === 'empty-react-app' ? `${ROOT}/empty-react-app.js` : null),
        load: (id) => (id.endsWith('/empty-react-app.js') ? APP : null),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'esm', minify: true },
    write: false,
  });
  return output[0].code;
}
