import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { FLAVOUR_HEADER } from '#shared/flavours.ts';
import { PAGE_PARAMETER } from '#shared/pages/pages.ts';

/**
 * Paths with more parameters are lists. They share one policy whose key is the whole query, because an account can have
 * only twenty policies, and a policy names at most ten parameters. The API refuses parameters that it doesn't know.
 */
export const MAX_NAMED = 2;

const BY_FLAVOUR = { headerBehavior: cloudfront.CacheHeaderBehavior.allowList(FLAVOUR_HEADER) };

/**
 * The cache policies of the edge. The minimum and default TTL are zero, so a response's own `Cache-Control` always
 * applies, and a response without a period is not cached. No key contains a cookie, and the only header in a key is the
 * flavour, which the edge sets itself.
 */
export class CachePolicies extends Construct {
  /**
   * For pictures to share, lists for search engines, and public reads of the API without parameters. The key is the
   * path and the flavour, because a part of the site can be switched off for one flavour. Pictures are cached longest:
   * their addresses change with their content.
   */
  readonly byFlavour: cloudfront.CachePolicy;
  /**
   * For everything found by its path: files of the web app, photos, and pages of the app, which have the path of their
   * shell. The edge function passes the page in a parameter and drops all other parameters.
   */
  readonly byPath: cloudfront.CachePolicy;
  private readonly byParameters = new Map<string, cloudfront.CachePolicy>();

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.byFlavour = this.policy('RenderedPages', Duration.days(30), BY_FLAVOUR);
    this.byPath = this.policy('FilesAndPages', Duration.days(365), {
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(PAGE_PARAMETER),
    });
  }

  /**
   * For public reads of the API. The key is the path, the flavour, and the query parameters of the contract. Paths with
   * the same parameters share one policy.
   */
  sharedAnswers(parameters: readonly string[]): cloudfront.CachePolicy {
    if (parameters.length === 0) return this.byFlavour;
    const isList = parameters.length > MAX_NAMED;
    const name = isList ? 'SharedLists' : `SharedAnswersBy-${parameters.join('-')}`;
    const made =
      this.byParameters.get(name) ??
      this.policy(name, Duration.days(1), {
        ...BY_FLAVOUR,
        queryStringBehavior: isList
          ? cloudfront.CacheQueryStringBehavior.all()
          : cloudfront.CacheQueryStringBehavior.allowList(...parameters),
      });
    this.byParameters.set(name, made);
    return made;
  }

  private policy(
    name: string,
    maxTtl: Duration,
    key: Pick<cloudfront.CachePolicyProps, 'headerBehavior' | 'queryStringBehavior'>,
  ): cloudfront.CachePolicy {
    return new cloudfront.CachePolicy(this, name, {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl,
      cookieBehavior: cloudfront.CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      ...key,
    });
  }
}
