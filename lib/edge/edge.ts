import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import { Duration, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { ENDPOINTS } from '#shared/contract/registry.ts';
import type { Api } from '../api/api.ts';
import { acceptFinding } from '../findings.ts';
import type { Photos } from '../photos/photos.ts';
import type { Stage } from '../stage.ts';
import { apiPaths } from './api-paths.ts';
import { CachePolicies } from './cache-policies.ts';
import { inertPolicy, pagePolicy, renderedPagePolicy } from './content-security-policy.ts';
import { edgeFunctionCode } from './edge-function-code.ts';
import { SecurityHeaders } from './security-headers.ts';
import { WebBucket } from './web-bucket.ts';

export interface EdgeProps extends Stage {
  api: Api;
  photos: Photos;
  /** ARN of the web ACL before the distribution, if the stage has one. */
  firewallArn: string | undefined;
}

/** Statuses that CloudFront would keep for ten seconds and give to others, whatever the answer says about caching. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/** The one distribution that visitors meet, for both flavours. */
export class Edge extends Construct {
  readonly web: WebBucket;
  readonly distribution: cloudfront.Distribution;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    this.web = new WebBucket(this, 'Web', props);
    this.distribution = new cloudfront.Distribution(this, 'Distribution', {
      comment: `Creel, ${props.settings.stage}`,
      defaultRootObject: 'index.html',
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      priceClass: cloudfront.PriceClass.PRICE_CLASS_100,
      ...this.namesOf(props),
      ...(props.firewallArn !== undefined && { webAclId: props.firewallArn }),
      ...this.behaviours(props),
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    });
    props.photos.allowServing(this.distribution.distributionArn);
    this.acceptFindings(props);
  }

  private namesOf({ settings: { domains } }: EdgeProps): Partial<cloudfront.DistributionProps> {
    if (!domains) return {};
    return {
      domainNames: [domains.consumer, domains.community],
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      certificate: acm.Certificate.fromCertificateArn(this, 'Certificate', domains.certificateArn),
    };
  }

  private behaviours(
    props: EdgeProps,
  ): Pick<cloudfront.DistributionProps, 'defaultBehavior' | 'additionalBehaviors'> {
    const { api, photos } = props;
    const keep = new CachePolicies(this, 'Keep');
    const pages = this.headers('Pages', pagePolicy(this.pageSources(props)));
    const inert = this.headers('Inert', inertPolicy());
    // Share pages may bring a policy of their own; this one is for those that do not.
    const rendered = new SecurityHeaders(this, 'Rendered', {
      contentSecurityPolicy: renderedPagePolicy(),
      originMayOverride: true,
    });
    const shared = {
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      functionAssociations: [
        { function: this.viewerRequest(props), eventType: cloudfront.FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const apiOrigin = new origins.HttpOrigin(api.host, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    });
    const renderedPage = {
      ...shared,
      origin: apiOrigin,
      cachePolicy: keep.renderedPages,
      responseHeadersPolicy: rendered,
    };
    const forApi = {
      ...shared,
      origin: apiOrigin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      // The only way to pass the token on without having it in the key. What is shared is public and says so.
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: inert,
    };
    const apiBehaviours = apiPaths(ENDPOINTS).map(({ pattern, shared: mayBeShared }) => [
      pattern,
      { ...forApi, cachePolicy: mayBeShared ? keep.sharedAnswers : cloudfront.CachePolicy.CACHING_DISABLED },
    ]);
    return {
      defaultBehavior: {
        ...shared,
        origin: origins.S3BucketOrigin.withOriginAccessControl(asBucket(this.web)),
        cachePolicy: keep.files,
        responseHeadersPolicy: pages,
      },
      additionalBehaviors: {
        ...Object.fromEntries(apiBehaviours),
        '/media/*': {
          ...shared,
          origin: this.mediaOrigin(photos),
          cachePolicy: keep.files,
          responseHeadersPolicy: inert,
        },
        '/share/*': renderedPage,
        '/sitemap.xml': renderedPage,
        '/robots.txt': renderedPage,
      },
    };
  }

  private headers(id: string, contentSecurityPolicy: string): SecurityHeaders {
    return new SecurityHeaders(this, id, { contentSecurityPolicy });
  }

  private pageSources({ build, photos }: EdgeProps) {
    const { region } = Stack.of(this);
    return {
      scriptHashes: build.scriptHashes,
      connect: [
        `https://cognito-idp.${region}.amazonaws.com`,
        `https://${photos.bucket.bucketRegionalDomainName}`,
      ],
    };
  }

  private viewerRequest({ settings: { domains } }: EdgeProps): cloudfront.Function {
    return new cloudfront.Function(this, 'ViewerRequest', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(edgeFunctionCode(domains ? [domains.community] : [])),
      comment: 'Flavour, crawlers and the shell of app pages',
    });
  }

  /** CDK's own way would let the distribution read the whole bucket, fresh uploads too: Photos allows it the renditions. */
  private mediaOrigin({ bucket }: Photos): cloudfront.IOrigin {
    const access = new cloudfront.S3OriginAccessControl(this, 'MediaAccess');
    return origins.S3BucketOrigin.withBucketDefaults(asBucket(bucket), {
      originAccessControlId: access.originAccessControlId,
    });
  }

  private acceptFindings({ settings, firewallArn }: EdgeProps): void {
    acceptFinding(this.distribution, 'CFR1', 'Visitors are not told apart by country.');
    acceptFinding(
      this.distribution,
      'CFR3',
      'Its logs hold the addresses of visitors. Requests that reach the API are logged there, without them.',
    );
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

/** CDK declares one optional property differently in the two, which `exactOptionalPropertyTypes` takes exactly. */
function asBucket(bucket: s3.Bucket): s3.IBucket {
  return bucket as s3.IBucket;
}
