import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { DOCUMENT_HEADERS } from '#shared/deployment/security-headers.ts';

export interface SecurityHeadersProps {
  contentSecurityPolicy: string;
  /** Whether the responses include documents, which get DOCUMENT_HEADERS too. */
  forDocuments?: boolean;
  /** Whether a policy that the origin sends takes precedence. */
  originMayOverride?: boolean;
  /** Whether other sites may show the page in a frame, if its own policy allows it. */
  mayBeFramed?: boolean;
  /**
   * The header for browsers in place of the origin's, which is meant for the edge. A browser that served stale
   * responses from its own cache would hide people's new posts from them.
   */
  viewerCacheControl?: string;
}

/** The security headers of everything the edge serves. Only the content security policy differs. */
export class SecurityHeaders extends cloudfront.ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: SecurityHeadersProps) {
    const override = true;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: props.contentSecurityPolicy,
          override: props.originMayOverride !== true,
        },
        contentTypeOptions: { override },
        ...(props.mayBeFramed !== true && {
          frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
        }),
        referrerPolicy: {
          referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override,
        },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          ...(props.forDocuments === true
            ? Object.entries(DOCUMENT_HEADERS).map(([header, value]) => ({ header, value, override }))
            : []),
          ...(props.viewerCacheControl === undefined
            ? []
            : [{ header: 'cache-control', value: props.viewerCacheControl, override }]),
        ],
      },
      removeHeaders: ['server', 'x-amz-server-side-encryption'],
    });
  }
}
