import { describe, expect, it } from 'vitest';
import { covers } from '#lib/edge/api-paths.ts';
import { needsToken } from '#shared/contract/endpoint.ts';
import { DOCUMENT_HEADERS } from '#shared/deployment/security-headers.ts';
import { RENDERED_PAGES } from '#shared/pages/pages.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { pageCacheOf, SHELL_CACHE } from '#shared/rendering.ts';
import { asText, onlyResource, part, record, resourcesOf, settingsOf, templateOf } from './synth.ts';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_VIEWER_EXCEPT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

const template = templateOf('prod', { scriptHashes: [HASH] });
const distribution = configOf(template);

function configOf(from: typeof template): Record<string, unknown> {
  return record(onlyResource(from, 'AWS::CloudFront::Distribution').properties, 'DistributionConfig');
}

type Behaviour = Record<string, unknown>;

function byPath(): [pattern: string, behaviour: Behaviour][] {
  return (distribution.CacheBehaviors as Behaviour[]).map((each) => [String(each.PathPattern), each]);
}

/** The behaviour that CloudFront picks: the first whose pattern covers the path. */
function behaviourOf(path: string): Behaviour {
  const found = byPath().find(([pattern]) => covers(pattern, path));
  return found?.[1] ?? record(distribution, 'DefaultCacheBehavior');
}

function cachePolicyOf(behaviour: Behaviour): Record<string, unknown> {
  const id = asText(behaviour.CachePolicyId).replace(/^<(.*)>$/, '$1');
  const policy = resourcesOf(template, 'AWS::CloudFront::CachePolicy').find((each) => each.id === id);
  return record(policy?.properties, 'CachePolicyConfig');
}

function headersOf(behaviour: Behaviour): Record<string, unknown> {
  const id = asText(behaviour.ResponseHeadersPolicyId).replace(/^<(.*)>$/, '$1');
  const policy = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    (each) => each.id === id,
  );
  return record(policy?.properties, 'ResponseHeadersPolicyConfig');
}

function contentSecurityPolicyOf(behaviour: Behaviour): Map<string, string> {
  const text = asText(
    part(headersOf(behaviour), 'SecurityHeadersConfig', 'ContentSecurityPolicy', 'ContentSecurityPolicy'),
  );
  return new Map(text.split('; ').map((each) => [each.replace(/ .*/, ''), each.replace(/^\S+ /, '')]));
}

function originNamed(id: unknown): Record<string, unknown> | undefined {
  return (distribution.Origins as Record<string, unknown>[]).find(({ Id }) => Id === id);
}

function hostOf(behaviour: Behaviour): string {
  return asText(originNamed(behaviour.TargetOriginId)?.DomainName);
}

const EVERY_PATH = [
  '/',
  '/marketplace',
  '/sw.js',
  '/manifest.webmanifest',
  '/icons/x.png',
  '/api/home',
  '/api/me',
  '/media/x',
  '/share/x.jpg',
  '/share/catch/x/tall-00000000.jpg',
  '/sitemap.xml',
  '/sitemap-pledges-2026-11.xml',
  '/feeds/pledges.atom',
  '/robots.txt',
];

/** Those of them that a browser may show as a document. */
const WITH_DOCUMENTS = EVERY_PATH.filter((path) => !/^\/(?:api|media|share|feeds|sitemap|robots)/.test(path));

describe('every path', () => {
  it.each(EVERY_PATH)('%s passes the viewer-request function, compressed, over TLS', (path) => {
    const behaviour = behaviourOf(path);
    expect(behaviour.ViewerProtocolPolicy).toBe(path.startsWith('/api') ? 'https-only' : 'redirect-to-https');
    expect(behaviour.Compress).toBe(true);
    const { id } = onlyResource(template, 'AWS::CloudFront::Function');
    expect(behaviour.FunctionAssociations).toEqual([
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [id, 'FunctionARN'] } },
    ]);
  });

  it.each(EVERY_PATH)('%s has the security headers', (path) => {
    const headers = headersOf(behaviourOf(path));
    expect(headers.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
    });
  });

  it.each(EVERY_PATH)('%s has the headers of documents where documents come from', (path) => {
    const custom = part(headersOf(behaviourOf(path)), 'CustomHeadersConfig', 'Items') as { Header: string }[];
    const names = custom.map(({ Header }) => Header).filter((name) => name in DOCUMENT_HEADERS);
    expect(names).toEqual(WITH_DOCUMENTS.includes(path) ? Object.keys(DOCUMENT_HEADERS) : []);
  });

  it.each(EVERY_PATH)('%s cannot be framed and allows nothing by default', (path) => {
    const policy = contentSecurityPolicyOf(behaviourOf(path));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });
});

describe('the page for frames of other sites', () => {
  it('may be framed, and its errors may not', () => {
    const framed = byPath().filter(([, behaviour]) => {
      const { FrameOptions } = record(headersOf(behaviour), 'SecurityHeadersConfig');
      return FrameOptions === undefined;
    });
    expect(framed.map(([pattern]) => pattern)).toEqual(['/embed/*']);
    expect(headersOf(record(distribution, 'DefaultCacheBehavior')).SecurityHeadersConfig).toHaveProperty(
      'FrameOptions',
    );
    const policy = contentSecurityPolicyOf(behaviourOf('/embed/pledges'));
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });

  it('is cached by place, under a key that other paths share', () => {
    const { CachePolicyId } = behaviourOf('/embed/pledges');
    expect(
      part(
        cachePolicyOf(behaviourOf('/embed/pledges')),
        'ParametersInCacheKeyAndForwardedToOrigin',
        'QueryStringsConfig',
        'QueryStrings',
      ),
    ).toContain('near');
    expect(
      byPath().filter(
        ([, each]) => part(each, 'CachePolicyId', 'Ref') === part({ CachePolicyId }, 'CachePolicyId', 'Ref'),
      ).length,
    ).toBeGreaterThan(1);
  });
});

describe('pages', () => {
  it('run scripts by file or by hash only', () => {
    const policy = contentSecurityPolicyOf(behaviourOf('/'));
    expect(policy.get('script-src')).toBe(`'self' ${HASH}`);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
  });

  it('call their own origin, the user pool and the photo bucket', () => {
    const photos = resourcesOf(template, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'))?.id;
    expect(contentSecurityPolicyOf(behaviourOf('/')).get('connect-src')).toBe(
      `'self' https://cognito-idp.us-east-1.amazonaws.com https://<${photos}.RegionalDomainName>`,
    );
  });
});

describe('the installed app', () => {
  it.each(['/sw.js', '/manifest.webmanifest'])(
    'gets %s from the bucket, under the policy of pages',
    (path) => {
      expect(hostOf(behaviourOf(path))).toMatch(/^<EdgeWeb/);
      const policy = contentSecurityPolicyOf(behaviourOf(path));
      expect([policy.get('worker-src'), policy.get('manifest-src')]).toEqual(["'self'", "'self'"]);
    },
  );
});

describe('the shared cache', () => {
  it('follows Cache-Control: no policy has a minimum or a default of its own', () => {
    const policies = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    expect(policies.length).toBeGreaterThan(0);
    for (const { properties } of policies) {
      expect(record(properties, 'CachePolicyConfig')).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    }
  });

  it('keeps no errors, which CloudFront would otherwise keep for ten seconds', () => {
    const errors = distribution.CustomErrorResponses as { ErrorCode: number; ErrorCachingMinTTL: number }[];
    for (const code of [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]) {
      expect(errors).toContainEqual({ ErrorCode: code, ErrorCachingMinTTL: 0 });
    }
  });

  it.each(ENDPOINTS.filter(({ method }) => method === 'GET').map((each) => [each.path, each] as const))(
    '/api%s follows the contract',
    (path, endpoint) => {
      const policy = behaviourOf(`/api${path.replace(/\{\w+\}/g, '01J00000')}`).CachePolicyId;
      if (endpoint.cache && !needsToken(endpoint)) expect(policy).not.toBe(CACHING_DISABLED);
      else expect(policy).toBe(CACHING_DISABLED);
    },
  );

  it('keeps responses for as long as the contract says', () => {
    const longest = Math.max(...ENDPOINTS.map(({ cache }) => cache?.seconds ?? 0));
    expect(longest).toBeGreaterThan(0);
    expect(cachePolicyOf(behaviourOf('/api/catches')).MaxTTL).toBeGreaterThanOrEqual(longest);
  });

  it('takes no more behaviours than CloudFront allows a distribution', () => {
    // The default quota in CloudFront's developer guide, November 2026.
    expect(byPath().length).toBeLessThanOrEqual(75);
  });

  it('keeps nothing below a path that the contract does not name', () => {
    expect(behaviourOf('/api/nothing').CachePolicyId).toBe(CACHING_DISABLED);
  });

  it('is keyed by path, query and flavour for the API, and the token reaches it unkeyed', () => {
    const behaviour = behaviourOf('/api/catches');
    expect(record(cachePolicyOf(behaviour), 'ParametersInCacheKeyAndForwardedToOrigin')).toMatchObject({
      // Lists have more parameters than a policy should name.
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-creel-flavour'] },
      CookiesConfig: { CookieBehavior: 'none' },
    });
    const { properties } = onlyResource(template, 'AWS::CloudFront::OriginRequestPolicy');
    expect(record(properties, 'OriginRequestPolicyConfig')).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
    expect(behaviourOf('/api/me').OriginRequestPolicyId).toBe(ALL_VIEWER_EXCEPT_HOST);
  });

  it('ignores parameters that the contract does not know', () => {
    for (const path of ['/api/home', '/api/pledges/01J000', '/api/openapi.json']) {
      expect(
        record(cachePolicyOf(behaviourOf(path)), 'ParametersInCacheKeyAndForwardedToOrigin'),
      ).toMatchObject({ QueryStringsConfig: { QueryStringBehavior: 'none' } });
    }
  });

  it('takes no more policies and parameters than CloudFront allows: 20 an account, for three stages, and 10', () => {
    const policies = resourcesOf(template, 'AWS::CloudFront::CachePolicy');
    expect(3 * policies.length).toBeLessThanOrEqual(20);
    for (const { properties } of policies) {
      const names = part(
        properties,
        'CachePolicyConfig',
        'ParametersInCacheKeyAndForwardedToOrigin',
        'QueryStringsConfig',
        'QueryStrings',
      );
      expect((names as string[] | undefined)?.length ?? 0).toBeLessThanOrEqual(10);
    }
  });

  it.each(['/share/01J000.jpg', '/sitemap.xml', '/robots.txt', '/api/home', '/api/pledges/01J000'])(
    '%s is keyed by flavour',
    (path) => {
      expect(
        record(cachePolicyOf(behaviourOf(path)), 'ParametersInCacheKeyAndForwardedToOrigin'),
      ).toMatchObject({
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-creel-flavour'] },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
      });
    },
  );
});

describe('pages of the app', () => {
  const [group] = part(distribution, 'OriginGroups', 'Items') as Record<string, unknown>[];

  it('are rendered, with the shell at the same address in the bucket as a fallback', () => {
    for (const path of ['/', '/marketplace', '/catch/01J000', '/profile'])
      expect(behaviourOf(path).TargetOriginId).toBe(group?.Id);
    const [first, second] = part(group, 'Members', 'Items') as { OriginId: string }[];
    expect(asText(originNamed(first?.OriginId)?.DomainName)).toMatch(/^<ApiHttp\w+>\.execute-api\./);
    expect(asText(originNamed(second?.OriginId)?.DomainName)).toMatch(/^<EdgeWeb/);
    expect(part(group, 'FailoverCriteria', 'StatusCodes', 'Items')).toEqual([429, 500, 502, 503, 504]);
  });

  it('may take three seconds and one attempt', () => {
    const [first] = part(group, 'Members', 'Items') as { OriginId: string }[];
    expect(originNamed(first?.OriginId)).toMatchObject({
      ConnectionAttempts: 1,
      ConnectionTimeout: 3,
      CustomOriginConfig: { OriginReadTimeout: 3 },
    });
  });

  it('are keyed by path and page only, and no cookie or token reaches the renderer', () => {
    const behaviour = behaviourOf('/marketplace');
    expect(record(cachePolicyOf(behaviour), 'ParametersInCacheKeyAndForwardedToOrigin')).toMatchObject({
      QueryStringsConfig: { QueryStringBehavior: 'whitelist', QueryStrings: ['p'] },
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
    });
    expect(behaviour.OriginRequestPolicyId).toBeUndefined();
  });

  it('are requested by browsers each time, whatever the edge keeps', () => {
    const custom = part(headersOf(behaviourOf('/marketplace')), 'CustomHeadersConfig', 'Items');
    expect(custom).toContainEqual({
      Header: 'cache-control',
      Value: 'public, max-age=0, must-revalidate',
      Override: true,
    });
  });

  it('may be kept for as long as the table of pages says', () => {
    const longest = Math.max(
      SHELL_CACHE.seconds,
      ...RENDERED_PAGES.map((path) => pageCacheOf(path)?.seconds ?? 0),
    );
    expect(cachePolicyOf(behaviourOf('/')).MaxTTL).toBeGreaterThanOrEqual(longest);
  });
});

describe('origins', () => {
  it('are the web bucket for files, the photo bucket for media and the API for the rest', () => {
    expect(hostOf(behaviourOf('/assets/app-1a2b.js'))).toMatch(/^<EdgeWeb/);
    expect(hostOf(behaviourOf('/config.json'))).toMatch(/^<EdgeWeb/);
    expect(hostOf(behaviourOf('/media/x/640.avif'))).toMatch(/^<PhotosBucket/);
    for (const path of ['/api/me', '/share/x.jpg', '/sitemap.xml', '/robots.txt']) {
      expect(hostOf(behaviourOf(path))).toMatch(/^<ApiHttp\w+>\.execute-api\.us-east-1\.amazonaws\.com$/);
    }
  });

  it('serve photos below media/ only, to this distribution only', () => {
    const policy = resourcesOf(template, 'AWS::S3::BucketPolicy').find(({ id }) => id.startsWith('Photos'));
    const statements = part(policy?.properties, 'PolicyDocument', 'Statement') as Record<string, unknown>[];
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toMatchObject({
      Action: 's3:GetObject',
      Principal: { Service: 'cloudfront.amazonaws.com' },
    });
    expect(asText(allowed[0]?.Resource)).toMatch(/^<PhotosBucket\w+\.Arn>\/media\/\*$/);
    expect(asText(part(allowed[0], 'Condition', 'StringEquals', 'AWS:SourceArn'))).toMatch(
      /:distribution\/<EdgeDistribution\w+>$/,
    );
  });

  it('are all read with signed requests or over TLS 1.2', () => {
    for (const origin of distribution.Origins as Record<string, unknown>[]) {
      const tls = part(origin, 'CustomOriginConfig', 'OriginSSLProtocols');
      if (tls) expect(tls).toEqual(['TLSv1.2']);
      else expect(asText(origin.OriginAccessControlId)).toMatch(/^<Edge\w+\.Id>$/);
    }
  });
});

describe('the API behind the edge', () => {
  const sentBy = (from: typeof template) => {
    const api = (configOf(from).Origins as Record<string, unknown>[]).find((each) => each.CustomOriginConfig);
    return part(api, 'OriginCustomHeaders') as { HeaderName: string; HeaderValue: unknown }[];
  };
  const acceptedBy = (from: typeof template) =>
    resourcesOf(from, 'AWS::Lambda::Function')
      .map(({ properties }) => record(properties, 'Environment', 'Variables').EDGE_SECRETS)
      .filter((each) => each !== undefined)
      .map(asText);
  const reference = (name: string) => `{{resolve:secretsmanager:<EdgeSecrets${name}\\w+>:SecretString:::}}`;

  it('asks for a secret that the edge sends and that is in no template', () => {
    const [header, ...others] = sentBy(template);
    expect(others).toEqual([]);
    expect(header?.HeaderName).toBe('x-creel-edge');
    expect(asText(header?.HeaderValue)).toMatch(new RegExp(`^${reference('a')}$`));
  });

  it('accepts either of two secrets, so that one can be replaced while the other is in use', () => {
    const accepted = acceptedBy(template);
    expect(accepted).toHaveLength(6);
    for (const each of accepted) expect(each).toMatch(new RegExp(`^${reference('a')},${reference('b')}$`));
  });

  it('is called directly where the stage has no edge', () => {
    const settings = { ...settingsOf('dev'), leaveOut: ['edge'] };
    expect(new Set(acceptedBy(templateOf('dev', { settings })))).toEqual(new Set(['none']));
  });
});

describe('the edge in an emulator', () => {
  const local = configOf(templateOf('local'));

  it('fetches from the emulator’s API, which is found by path and has no certificate', () => {
    const origins = local.Origins as Record<string, unknown>[];
    const api = origins.find((each) => each.CustomOriginConfig);
    expect(api?.DomainName).toBe('localhost');
    expect(api?.CustomOriginConfig).toMatchObject({ HTTPPort: 4566, OriginProtocolPolicy: 'http-only' });
    expect(asText(api?.OriginPath)).toMatch(/^\/_aws\/execute-api\/<ApiHttp\w+>\/\$default$/);
  });

  it('has the paths of every other stage', () => {
    expect((local.CacheBehaviors as Behaviour[]).map(({ PathPattern }) => PathPattern)).toEqual(
      byPath().map(([pattern]) => pattern),
    );
  });
});

describe('the names of the site', () => {
  it('are two, with a certificate and TLS 1.2 from 2021', () => {
    expect(distribution.Aliases).toEqual(['creel.example', 'community.creel.example']);
    expect(distribution.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
  });

  it('are known to the function that tells the flavours apart', () => {
    const { properties } = onlyResource(template, 'AWS::CloudFront::Function');
    expect(part(properties, 'FunctionConfig', 'Runtime')).toBe('cloudfront-js-2.0');
    expect(String(properties.FunctionCode)).toContain('["community.creel.example"]');
  });

  it('are missing where the stage has none, and uploads come from CloudFront’s name', () => {
    const dev = templateOf('dev');
    expect(configOf(dev).Aliases).toBeUndefined();
    const photos = resourcesOf(dev, 'AWS::S3::Bucket').find(({ id }) => id.startsWith('Photos'));
    expect(part(photos?.properties, 'CorsConfiguration', 'CorsRules', 0, 'AllowedOrigins')).toEqual([
      'https://*.cloudfront.net',
      'http://localhost:5173',
      'http://community.localhost:5173',
    ]);
  });
});

describe('the firewall', () => {
  it('protects the distribution where the stage asks for it', () => {
    expect(part(distribution.WebACLId, 'Fn::GetStackOutput', 'StackName')).toBe('Creel-prod-firewall');
    const without = templateOf('prod', { settings: { ...settingsOf('prod'), firewall: false } });
    expect(configOf(without).WebACLId).toBeUndefined();
  });
});

describe('a stage with pictures for the map', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
  const withMap = templateOf('prod', {
    settings: { ...settingsOf('prod'), mapTiles: { url, attribution: 'Somebody' } },
  });

  it('lets pages load them, and puts them into the outputs', () => {
    const policies = resourcesOf(withMap, 'AWS::CloudFront::ResponseHeadersPolicy').map((each) =>
      JSON.stringify(each.properties),
    );
    expect(
      policies.filter((text) => /img-src 'self' data: blob: [^;]*https:\/\/tiles\.example\.org/.test(text)),
      // Of pages, and of files: the service worker is one.
    ).toHaveLength(2);
    withMap.hasOutput('MapTilesUrl', { Value: url });
    withMap.hasOutput('MapTilesAttribution', { Value: 'Somebody' });
  });

  it('is the exception', () => {
    // Owners read their withheld photos from the bucket itself.
    expect(contentSecurityPolicyOf(behaviourOf('/')).get('img-src')).toMatch(
      /^'self' data: blob: https:\/\/<PhotosBucket\w+\.RegionalDomainName>$/,
    );
  });
});
