import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { FLAVOUR_HEADER } from '#shared/flavours.ts';
import { PAGE_PARAMETER } from '#shared/pages/pages.ts';

const BY_FLAVOUR = { headerBehavior: cloudfront.CacheHeaderBehavior.allowList(FLAVOUR_HEADER) };

/**
 * How long the edge keeps things. Every minimum is zero, so that an answer's own `Cache-Control` always rules, and an answer that names
 * no period is not kept. No key holds a cookie or a header of the visitor's: the flavour is the edge's own.
 */
export class CachePolicies extends Construct {
  /**
   * Pictures to share and lists for search engines, and public reads of the API that take no parameter: by path and flavour, which the edge function has set. A part
   * of the site may be switched off for one of its faces. Pictures, whose addresses change with what they show, are kept longest.
   */
  readonly byFlavour: cloudfront.CachePolicy;
  /**
   * For everything found by its path: files of the web app, photos, and pages of the app, whose path is their shell's. The edge function
   * names the page in a parameter and drops all other parameters.
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
   * Public reads of the API: by path, flavour and the query parameters that the contract knows. One policy for all paths with the same ones: an account
   * may have twenty.
   */
  sharedAnswers(parameters: readonly string[]): cloudfront.CachePolicy {
    if (parameters.length === 0) return this.byFlavour;
    const name = `SharedAnswersBy-${parameters.join('-')}`;
    const made =
      this.byParameters.get(name) ??
      this.policy(name, Duration.days(1), {
        ...BY_FLAVOUR,
        queryStringBehavior: cloudfront.CacheQueryStringBehavior.allowList(...parameters),
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
