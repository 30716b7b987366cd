import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';

/** Features of the browser that pages use: taking a photo and finding the visitor. Nothing else, and no page framed by them. */
const PERMISSIONS =
  'camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=(), ' +
  'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=(), browsing-topics=()';

export interface SecurityHeadersProps {
  contentSecurityPolicy: string;
  /** Whether an origin that sends a policy of its own may keep it. */
  originMayOverride?: boolean;
}

/** The security headers of everything the edge answers; only the content security policy differs. */
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
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override },
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
          { header: 'permissions-policy', value: PERMISSIONS, override },
          { header: 'cross-origin-opener-policy', value: 'same-origin', override },
        ],
      },
      removeHeaders: ['server', 'x-amz-server-side-encryption'],
    });
  }
}
