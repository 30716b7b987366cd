import { getHealth } from '#shared/site/system-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { environment } from '../environment.ts';

export default endpoint(getHealth, async () => ({
  status: 'ok' as const,
  version: environment('VERSION'),
  stage: environment('STAGE'),
}));
