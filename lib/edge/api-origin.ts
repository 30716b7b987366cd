import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import { EDGE_SECRET_HEADER } from '#shared/deployment/edge-headers.ts';
import type { Api } from '../api/api.ts';
import { EMULATOR_PORT, emulatorApiPath } from '../emulator.ts';
import { isLeftOut, type StageSettings } from '../settings.ts';

/**
 * The API as the edge's origin: by host name over TLS. An emulator serves its APIs by path and has no certificate.
 * @param secret by which the API recognizes the edge
 * @param patience how long the edge waits for a response
 */
export function apiOrigin(
  api: Api,
  settings: StageSettings,
  secret: string,
  patience: Pick<origins.HttpOriginProps, 'readTimeout' | 'connectionTimeout' | 'connectionAttempts'> = {},
): cloudfront.IOrigin {
  const common = { customHeaders: { [EDGE_SECRET_HEADER]: secret }, ...patience };
  if (isLeftOut(settings, 'tls')) {
    return new origins.HttpOrigin('localhost', {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTP_ONLY,
      httpPort: EMULATOR_PORT,
      originPath: emulatorApiPath(api.http.apiId),
      ...common,
    });
  }
  return new origins.HttpOrigin(api.host, {
    protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    ...common,
  });
}
