import { getOpenApi } from '#shared/site/system-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';

interface Document {
  openapi: '3.1.0';
  info: object;
}

export default endpoint(getOpenApi, async () => {
  // Made when functions are bundled: the schemas of all endpoints, and what turns them into a document, would be a third of this function.
  const { readFile } = await import('node:fs/promises');
  const { openapi, info, ...rest }: Document = JSON.parse(
    await readFile(new URL('./openapi.json', import.meta.url), 'utf8'),
  );
  return { openapi, info: { ...info, version: environment('VERSION') }, ...rest };
});
