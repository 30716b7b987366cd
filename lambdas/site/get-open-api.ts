import { getOpenApi } from '#shared/system/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';

export default endpoint(getOpenApi, async () => {
  // Imported here, since turning schemas into JSON Schema is code that no other request needs.
  const { openApiDocument } = await import('#shared/openapi.ts');
  return openApiDocument(environment('VERSION'));
});
