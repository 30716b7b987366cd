import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ENDPOINTS } from '#shared/registry.ts';
import { PAGE_TIMEOUT_SECONDS, SHELL_INSTEAD_OF } from '#shared/rendering.ts';
import type { Api } from '../api/api.ts';
import { EMULATOR_ORIGIN } from '../emulator.ts';
import type { Photos } from '../photos/photos.ts';
import { isLeftOut } from '../settings.ts';
import type { Stage } from '../stage.ts';
import { apiOrigin } from './api-origin.ts';
import { type ApiPath, apiPaths } from './api-paths.ts';
import { CachePolicies, MAX_NAMED } from './cache-policies.ts';
import { inertPolicy, pagePolicy } from './content-security-policy.ts';
import { edgeFunctionCode } from './edge-function-code.ts';
import { FRAMED_PATHS, RENDERED_PATHS } from './rendered-paths.ts';
import { SecurityHeaders } from './security-headers.ts';

export interface BehavioursProps extends Stage {
  api: Api;
  photos: Photos;
  web: s3.Bucket;
  /** The secret by which the API recognizes the edge. */
  secret: string;
}

type Behaviours = Record<string, cloudfront.BehaviorOptions>;

/** The origin, cache period and headers of each path at the edge. */
export class EdgeBehaviours extends Construct {
  /** The default behavior, for the pages of the app. */
  readonly pages: cloudfront.BehaviorOptions;
  readonly byPath: Behaviours;
  private readonly keep: CachePolicies;
  /** Whether visitors connect without TLS. */
  private readonly plain: boolean;
  private readonly every: Pick<
    cloudfront.BehaviorOptions,
    'viewerProtocolPolicy' | 'compress' | 'functionAssociations'
  >;

  constructor(scope: Construct, id: string, props: BehavioursProps) {
    super(scope, id);
    this.keep = new CachePolicies(this, 'Keep');
    this.plain = isLeftOut(props.settings, 'tls');
    this.every = {
      viewerProtocolPolicy: this.plain
        ? cloudfront.ViewerProtocolPolicy.ALLOW_ALL
        : cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      functionAssociations: [
        { function: this.viewerRequest(props), eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const api = apiOrigin(props.api, props.settings, props.secret);
    const inert = new SecurityHeaders(this, 'Inert', { contentSecurityPolicy: inertPolicy() });
    const web = origins.S3BucketOrigin.withOriginAccessControl(props.web);
    const contentSecurityPolicy = this.pagePolicy(props);
    this.pages = this.forPages(props, web, contentSecurityPolicy);
    this.byPath = {
      ...this.forApi(api, inert),
      '/media/*': this.forMedia(props.photos, inert),
      ...this.forShared(api, inert),
      // No page of the app has a dot in its path, so that only files match.
      '/*.*': this.forFiles(web, contentSecurityPolicy),
    };
  }

  private pagePolicy({ build, photos, settings }: BehavioursProps): string {
    const bucket = `https://${photos.bucket.bucketRegionalDomainName}`;
    return pagePolicy({
      scriptHashes: build.scriptHashes,
      connect: [
        `https://cognito-idp.${Stack.of(this).region}.amazonaws.com`,
        bucket,
        ...(this.plain ? [EMULATOR_ORIGIN] : []),
      ],
      pictures: [bucket, ...(settings.mapTiles ? [new URL(settings.mapTiles.url).origin] : [])],
    });
  }

  /**
   * Serves rendered pages, and falls back to the shell, which the bucket has at the same address. An emulator doesn't
   * support origin groups.
   */
  private forPages(
    { api, settings, secret }: BehavioursProps,
    web: cloudfront.IOrigin,
    contentSecurityPolicy: string,
  ): cloudfront.BehaviorOptions {
    const rendered = apiOrigin(api, settings, secret, {
      readTimeout: Duration.seconds(PAGE_TIMEOUT_SECONDS),
      connectionTimeout: Duration.seconds(PAGE_TIMEOUT_SECONDS),
      connectionAttempts: 1,
    });
    return {
      ...this.every,
      origin: this.plain
        ? rendered
        : new origins.OriginGroup({
            primaryOrigin: rendered,
            fallbackOrigin: web,
            fallbackStatusCodes: [...SHELL_INSTEAD_OF],
          }),
      cachePolicy: this.keep.byPath,
      responseHeadersPolicy: new SecurityHeaders(this, 'Pages', {
        contentSecurityPolicy,
        forDocuments: true,
        viewerCacheControl: 'public, max-age=0, must-revalidate',
      }),
    };
  }

  private forFiles(origin: cloudfront.IOrigin, contentSecurityPolicy: string): cloudfront.BehaviorOptions {
    return {
      ...this.every,
      origin,
      cachePolicy: this.keep.byPath,
      responseHeadersPolicy: new SecurityHeaders(this, 'Files', {
        contentSecurityPolicy,
        forDocuments: true,
      }),
    };
  }

  private forApi(origin: cloudfront.IOrigin, inert: cloudfront.ResponseHeadersPolicy): Behaviours {
    const sharedAnswers = new SecurityHeaders(this, 'SharedAnswers', {
      contentSecurityPolicy: inertPolicy(),
      viewerCacheControl: 'public, max-age=0, must-revalidate',
    });
    // The cache policy passes on the parameters of the key. Any other parameter would reach the API without being in
    // the key.
    const onlyKnown = new cloudfront.OriginRequestPolicy(this, 'OnlyKnownParameters', {
      headerBehavior: cloudfront.OriginRequestHeaderBehavior.denyList('host'),
      cookieBehavior: cloudfront.OriginRequestCookieBehavior.none(),
      queryStringBehavior: cloudfront.OriginRequestQueryStringBehavior.none(),
    });
    const paths = apiPaths(ENDPOINTS);
    const behaviours = paths.map(({ pattern, shared, parameters }) => [
      pattern,
      {
        ...this.every,
        origin,
        ...(!this.plain && { viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY }),
        allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
        cachePolicy: shared
          ? this.keep.sharedAnswers(widest(parameters, paths))
          : cloudfront.CachePolicy.CACHING_DISABLED,
        // ALL_VIEWER passes the token on without adding it to the cache key. Shared responses are public and need no
        // token.
        originRequestPolicy: shared
          ? onlyKnown
          : cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy: shared ? sharedAnswers : inert,
      },
    ]);
    return Object.fromEntries(behaviours);
  }

  /**
   * CDK's usual method would let the distribution read the whole bucket, fresh uploads included. Photos allows it only
   * the renditions.
   */
  private forMedia(
    photos: Photos,
    responseHeadersPolicy: cloudfront.ResponseHeadersPolicy,
  ): cloudfront.BehaviorOptions {
    const access = new cloudfront.S3OriginAccessControl(this, 'MediaAccess');
    return {
      ...this.every,
      origin: origins.S3BucketOrigin.withBucketDefaults(photos.bucket, {
        originAccessControlId: access.originAccessControlId,
      }),
      cachePolicy: this.keep.byPath,
      responseHeadersPolicy,
    };
  }

  /** Content for use outside the app: pictures to share, the sitemap, feeds, and the page that partners embed. */
  private forShared(origin: cloudfront.IOrigin, inert: cloudfront.ResponseHeadersPolicy): Behaviours {
    const behaviour: cloudfront.BehaviorOptions = {
      ...this.every,
      origin,
      cachePolicy: this.keep.byFlavour,
      responseHeadersPolicy: inert,
    };
    const { pattern, parameters } = FRAMED_PATHS;
    return {
      ...Object.fromEntries(RENDERED_PATHS.map((path) => [path, behaviour])),
      [pattern]: {
        ...behaviour,
        cachePolicy: this.keep.sharedAnswers(widest(parameters, apiPaths(ENDPOINTS))),
        // The page sends its own policy. This one is for responses without a policy.
        responseHeadersPolicy: new SecurityHeaders(this, 'Framed', {
          contentSecurityPolicy: inertPolicy(),
          forDocuments: true,
          originMayOverride: true,
          mayBeFramed: true,
        }),
      },
    };
  }

  private viewerRequest({ settings: { domains } }: BehavioursProps): cloudfront.Function {
    return new cloudfront.Function(this, 'ViewerRequest', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeFunctionCode(domains ? [domains.community] : [])),
      comment: 'Flavour, and where the pages of the app are',
    });
  }
}

/**
 * Returns the parameters of the path that knows the most, among paths other than lists that know all of these. An
 * account can have only a few policies, so a path with one parameter is cached under the key of a path with more. The
 * API refuses the parameters that the path doesn't know.
 */
function widest(parameters: readonly string[], paths: readonly ApiPath[]): readonly string[] {
  if (parameters.length === 0) return parameters;
  const covering = paths.filter(
    (path) =>
      path.parameters.length <= MAX_NAMED && parameters.every((name) => path.parameters.includes(name)),
  );
  return covering.reduce(
    (most, path) => (path.parameters.length > most.length ? path.parameters : most),
    parameters,
  );
}
