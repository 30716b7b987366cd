import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { FLAVOUR_HEADER } from '#shared/flavours.ts';

/**
 * How long the edge keeps things. Every minimum is zero, so that an answer's own `Cache-Control` always rules, and an answer that names
 * no period is not kept. No key holds a cookie or a header of the visitor's.
 */
export class CachePolicies extends Construct {
  /** Public reads of the API: by path and query. */
  readonly sharedAnswers: cloudfront.CachePolicy;
  /** Pages that the server renders: by path and flavour, which the edge function has set. */
  readonly renderedPages: cloudfront.CachePolicy;
  /** Files of the web app and photos: by path; their period is stored with them. */
  readonly files: cloudfront.CachePolicy;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.sharedAnswers = this.policy('SharedAnswers', Duration.days(1), {
      queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    });
    this.renderedPages = this.policy('RenderedPages', Duration.days(1), {
      headerBehavior: cloudfront.CacheHeaderBehavior.allowList(FLAVOUR_HEADER),
    });
    this.files = this.policy('Files', Duration.days(365), {});
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
