import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import type { Api } from '../api/api.ts';
import { acceptFinding, PLAIN_REASON } from '../findings.ts';
import type { CreelFunction } from '../function/creel-function.ts';
import type { Photos } from '../photos/photos.ts';
import { isLeftOut } from '../settings.ts';
import type { Stage } from '../stage.ts';
import { EdgeBehaviours } from './behaviours.ts';
import { WebBucket } from './web-bucket.ts';

export interface EdgeProps extends Stage {
  api: Api;
  photos: Photos;
  /** The secret by which the API recognizes the edge. */
  secret: string;
  /** ARN of the web ACL before the distribution, if the stage has one. */
  firewallArn: string | undefined;
}

/**
 * Error statuses that CloudFront would cache for ten seconds and serve to others, whatever the response says about
 * caching.
 */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The distribution that serves both flavours to visitors. */
export class Edge extends Construct {
  readonly web: WebBucket;
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    this.web = new WebBucket(this, 'Web', props);
    const behaviours = new EdgeBehaviours(this, 'Behaviours', { ...props, web: this.web });
    // No default root object: the viewer-request function chooses the shell, also for "/".
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `Creel, ${props.settings.stage}`,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...this.namesOf(props),
      webAclId: props.firewallArn,
      defaultBehavior: behaviours.pages,
      additionalBehaviors: behaviours.byPath,
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    props.photos.allowServing(this.distribution.distributionArn);
    this.acceptFindings(props);
  }

  /** Lets a function remove deleted content from the cache. */
  allowInvalidating(target: CreelFunction): void {
    target.allow(['cloudfront:CreateInvalidation'], [this.distribution.distributionArn]);
  }

  private namesOf({ settings: { domains } }: EdgeProps): Partial<cloudfront.DistributionProps> {
    if (!domains) return {};
    return {
      domainNames: [domains.consumer, domains.community],
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: acm.Certificate.fromCertificateArn(this, 'Certificate', domains.certificateArn),
    };
  }

  private acceptFindings({ settings, firewallArn }: EdgeProps): void {
    acceptFinding(this.distribution, 'CFR1', 'Visitors are not told apart by country.');
    acceptFinding(
      this.distribution,
      'CFR3',
      'Its logs hold the addresses of visitors. Requests that reach the API are logged there, without them.',
    );
    if (isLeftOut(settings, 'tls')) acceptFinding(this.distribution, 'CFR5', PLAIN_REASON);
    if (firewallArn === undefined) {
      acceptFinding(this.distribution, 'CFR2', 'The settings of this stage leave the firewall out.');
    }
    if (!settings.domains) {
      acceptFinding(
        this.distribution,
        'CFR4',
        "Without a name of its own the stage has CloudFront's certificate, whose oldest TLS version is fixed.",
      );
    }
  }
}
