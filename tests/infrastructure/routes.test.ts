import { describe, expect, it } from 'vitest';
import { type EndpointDefinition, needsToken, routeKey, servedBy } from '#shared/contract/endpoint.ts';
import { compileRoutes } from '#shared/contract/route-table.ts';
import { throttleOf } from '#shared/contract/throttling.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { asText, onlyResource, part, record, resourcesOf, templateOf } from './synth.ts';

/** The route that leads to all endpoints of groups. */
const OF_GROUPS = 'ANY /api/admin/{proxy+}';
/** The route that leads to what people ask of their own. */
const OF_OWN = 'ANY /api/me/{proxy+}';

/** Routes that the specification asks for outside the contract, and the response to unknown paths. */
const BESIDE_THE_CONTRACT = {
  'GET /share/{proxy+}': 'share-render anyone',
  'HEAD /share/{proxy+}': 'share-render anyone',
  'GET /{language}/index.html': 'share-render anyone',
  'GET /{language}/community.html': 'share-render anyone',
  'HEAD /{language}/index.html': 'share-render anyone',
  'HEAD /{language}/community.html': 'share-render anyone',
  'GET /embed/{proxy+}': 'share-render anyone',
  'HEAD /embed/{proxy+}': 'share-render anyone',
  'GET /feeds/{proxy+}': 'share-render anyone',
  'HEAD /feeds/{proxy+}': 'share-render anyone',
  'GET /{sitemap}': 'share-render anyone',
  'HEAD /{sitemap}': 'share-render anyone',
  'GET /robots.txt': 'share-render anyone',
  'HEAD /robots.txt': 'share-render anyone',
  'GET /index.html': 'share-render anyone',
  'HEAD /index.html': 'share-render anyone',
  'GET /community.html': 'share-render anyone',
  'HEAD /community.html': 'share-render anyone',
  'ANY /api/by-key/{proxy+}': 'key-api anyone',
  'ANY /api/{proxy+}': 'public-api anyone',
};

const template = templateOf('prod');

/** `GET /api/me` → `member-api JWT`, as deployed. */
function deployedRoutes(): Record<string, string> {
  const integrations = new Map(
    resourcesOf(template, 'AWS::ApiGatewayV2::Integration').map(({ id, properties }) => [
      id,
      functionOf(asText(properties.IntegrationUri)),
    ]),
  );
  return Object.fromEntries(
    resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ properties }) => {
      const target = asText(properties.Target).replace(/^integrations\/<(.*)>$/, '$1');
      const access = properties.AuthorizationType === 'JWT' ? 'token' : 'anyone';
      return [String(properties.RouteKey), `${integrations.get(target)} ${access}`];
    }),
  );
}

function gatewayRoute(endpoint: EndpointDefinition): string {
  if (servedBy(endpoint) === 'admin-api') return OF_GROUPS;
  return endpoint.path.startsWith('/me/') && !endpoint.throttle ? OF_OWN : routeKey(endpoint);
}

/** Of a function, or of that version of one of which copies are kept started. */
function functionOf(arn: string): string {
  const called = arn.replace(/^<(.*?)(?:\.Arn)?>$/, '$1');
  const alias = resourcesOf(template, 'AWS::Lambda::Alias').find((each) => each.id === called);
  const id = alias ? asText(alias.properties.FunctionName).replace(/^<(.*)>$/, '$1') : called;
  const made = resourcesOf(template, 'AWS::Lambda::Function').find((each) => each.id === id);
  return String(made?.properties.Description).replace(' of Creel', '');
}

describe('routes', () => {
  it('are those of the contract, each with its function and its authorizer, and no others', () => {
    const promised = Object.fromEntries(
      ENDPOINTS.map((each) => [
        gatewayRoute(each),
        `${servedBy(each)} ${needsToken(each) ? 'token' : 'anyone'}`,
      ]),
    );
    expect(deployedRoutes()).toEqual({ ...promised, ...BESIDE_THE_CONTRACT });
  });

  it('lead to nothing but what members ask of their own by the shared one', () => {
    const own = ENDPOINTS.filter((each) => gatewayRoute(each) === OF_OWN);
    expect(own.length).toBeGreaterThan(0);
    for (const each of own)
      expect([servedBy(each), needsToken(each)], each.name).toEqual(['member-api', true]);
  });

  it('lead each request to the function that serves its endpoint', () => {
    const find = compileRoutes(Object.keys(deployedRoutes()).map((key) => ({ key })));
    for (const endpoint of ENDPOINTS) {
      const path = `/api${endpoint.path.replace(/\{\w+\}/g, 'x')}`;
      expect(find(endpoint.method, path)?.route.key).toBe(gatewayRoute(endpoint));
    }
  });

  it('ask for a token of this pool, made for the web client', () => {
    const { properties } = onlyResource(template, 'AWS::ApiGatewayV2::Authorizer');
    const pool = onlyResource(template, 'AWS::Cognito::UserPool').id;
    const client = onlyResource(template, 'AWS::Cognito::UserPoolClient').id;
    expect(properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Audience: [{ Ref: client }] },
    });
    expect(asText(part(properties, 'JwtConfiguration', 'Issuer'))).toBe(
      `https://cognito-idp.us-east-1.amazonaws.com/<${pool}>`,
    );
  });

  it('use that authorizer whenever they ask for a token', () => {
    const authorizer = onlyResource(template, 'AWS::ApiGatewayV2::Authorizer').id;
    const guarded = resourcesOf(template, 'AWS::ApiGatewayV2::Route').filter(
      ({ properties }) => properties.AuthorizationType !== 'NONE',
    );
    expect(guarded.length).toBe(new Set(ENDPOINTS.filter(needsToken).map(gatewayRoute)).size);
    for (const { properties } of guarded) expect(properties.AuthorizerId).toEqual({ Ref: authorizer });
  });

  it('may be called by this API only', () => {
    const api = onlyResource(template, 'AWS::ApiGatewayV2::Api').id;
    const permissions = resourcesOf(template, 'AWS::Lambda::Permission').filter(
      ({ properties }) => properties.Principal === 'apigateway.amazonaws.com',
    );
    expect(permissions.map(({ properties }) => asText(properties.SourceArn))).toEqual(
      permissions.map(() => `arn:aws:execute-api:us-east-1:<AWS::AccountId>:<${api}>/*/*/*`),
    );
    expect(permissions.length).toBeGreaterThan(0);
  });
});

describe('the API', () => {
  it('lets through as many requests as the stage says', () => {
    const { properties } = onlyResource(template, 'AWS::ApiGatewayV2::Stage');
    expect(properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 1000,
      ThrottlingBurstLimit: 2000,
    });
  });

  it('limits each route as the contract says, never above the stage', () => {
    for (const [stage, most] of [
      ['prod', { rate: 1000, burst: 2000 }],
      ['dev', { rate: 200, burst: 400 }],
    ] as const) {
      const { properties } = onlyResource(templateOf(stage), 'AWS::ApiGatewayV2::Stage');
      const limits = record(properties, 'RouteSettings');
      for (const endpoint of ENDPOINTS) {
        const throttle = throttleOf(endpoint);
        expect(limits[gatewayRoute(endpoint)], endpoint.name).toEqual(
          throttle && {
            ThrottlingRateLimit: Math.min(throttle.rate, most.rate),
            ThrottlingBurstLimit: Math.min(throttle.burst, most.burst),
          },
        );
        const isOfOwn = gatewayRoute(endpoint) === OF_OWN;
        if (endpoint.method !== 'GET' && !isOfOwn) expect(throttle).toBeDefined();
      }
    }
  });

  it('limits a route only once it exists', () => {
    const stage = Object.values(template.findResources('AWS::ApiGatewayV2::Stage'))[0];
    const routes = resourcesOf(template, 'AWS::ApiGatewayV2::Route').map(({ id }) => id);
    expect(stage?.DependsOn).toEqual(expect.arrayContaining(routes));
  });

  it('logs requests without the caller', () => {
    const { properties } = onlyResource(template, 'AWS::ApiGatewayV2::Stage');
    const logged = JSON.parse(String(part(properties, 'AccessLogSettings', 'Format')));
    expect(Object.values(logged).sort()).toEqual([
      '$context.error.responseType',
      '$context.integrationErrorMessage',
      '$context.integrationLatency',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.responseLatency',
      '$context.routeKey',
      '$context.status',
    ]);
  });

  it('has no CORS: the site calls it on its own origin', () => {
    expect(onlyResource(template, 'AWS::ApiGatewayV2::Api').properties.CorsConfiguration).toBeUndefined();
  });
});
