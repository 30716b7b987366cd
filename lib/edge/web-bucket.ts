import * as s3 from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acceptFinding, PLAIN_REASON } from '../findings.ts';
import { isLeftOut } from '../settings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/** Files of the web app. The deployment uploads them, each with its cache period. */
export class WebBucket extends s3.Bucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: !isLeftOut(stage.settings, 'tls'),
      removalPolicy: removalPolicy(stage),
    });
    if (isLeftOut(stage.settings, 'tls')) acceptFinding(this, 'S10', PLAIN_REASON);
    acceptFinding(
      this,
      'S1',
      'Access logs hold the addresses of visitors; only the edge reads these public files.',
    );
  }
}
