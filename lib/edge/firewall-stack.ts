import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { Firewall } from '../firewall.ts';

/**
 * The firewall of the distribution. It has its own stack, because AWS keeps CloudFront's web ACLs only in us-east-1.
 */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.arn = new Firewall(this, 'Firewall', 'CLOUDFRONT').attrArn;
  }
}
