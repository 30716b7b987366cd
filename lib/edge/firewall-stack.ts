import { Stack, type StackProps } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { Firewall } from '../firewall.ts';

/** The firewall of the distribution. It is a stack of its own, since AWS keeps web ACLs of CloudFront in us-east-1 only. */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    this.arn = new Firewall(this, 'Firewall', 'CLOUDFRONT').attrArn;
  }
}
