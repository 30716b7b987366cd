import * as iam from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import { Duration, Fn, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { EXPORT_LIFETIME } from '#shared/limits.ts';
import { PHOTO_VERSION_LIFETIME } from '#shared/photos/limits.ts';
import { acceptFinding, acceptFolder, PLAIN_REASON } from '../findings.ts';
import type { CreelFunction } from '../function/creel-function.ts';
import { isLeftOut } from '../settings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/** Uploads before processing: private, and deleted after a day. */
const INCOMING = 'incoming/';
/** Renditions, which the edge serves. */
const MEDIA = 'media/';
/** Renditions of posts that administrators took down. The edge serves nothing from here. */
const WITHHELD = 'withheld/';
/** Photos of reported posts, for the people who handle the reports. */
const EVIDENCE = `${WITHHELD}evidence/`;
/** Files with all data stored about a person, for the person who requested them. They are deleted after a week. */
const EXPORTS = 'exports/';

export interface PhotosProps extends Stage {
  /** The queue to which S3 reports uploads. */
  uploads: sqs.Queue;
  /** Browser origins that may upload. */
  origins: readonly string[];
}

/**
 * The bucket of photos. It reports uploads to the queue, whose policy must name the bucket. A bucket name derived from
 * the stack's id avoids this circular dependency (docs/decisions/2026-11-22-checks-and-deployment.md).
 */
export class Photos extends Construct {
  readonly bucket: s3.Bucket;

  /** The bucket's name, without a reference to the bucket. */
  static bucketName(scope: Construct): string {
    const stackId = Fn.select(2, Fn.split('/', Stack.of(scope).stackId));
    return `creel-photos-${Fn.select(4, Fn.split('-', stackId))}`;
  }

  constructor(scope: Construct, id: string, props: PhotosProps) {
    super(scope, id);
    this.bucket = new s3.Bucket(this, 'Bucket', {
      bucketName: Photos.bucketName(this),
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: !isLeftOut(props.settings, 'tls'),
      // For an accident that deletes photos with their posts (docs/decisions/2026-11-27-photo-versions.md). Of rules that
      // overlap, S3 follows the one that deletes first.
      versioned: true,
      lifecycleRules: [
        {
          prefix: INCOMING,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        {
          prefix: EXPORTS,
          expiration: Duration.millis(EXPORT_LIFETIME),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          noncurrentVersionExpiration: Duration.millis(PHOTO_VERSION_LIFETIME),
          expiredObjectDeleteMarker: true,
        },
      ],
      cors: [
        {
          allowedMethods: [s3.HttpMethods.PUT],
          allowedOrigins: [...props.origins],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      removalPolicy: removalPolicy(props),
    });
    if (isLeftOut(props.settings, 'tls')) acceptFinding(this.bucket, 'S10', PLAIN_REASON);
    acceptFinding(
      this.bucket,
      'S1',
      'Access logs hold the addresses of visitors; uploads and renditions are logged by the functions, without them.',
    );
    this.notify(props.uploads);
  }

  /** For presigned uploads, each of which names one key, type and length. */
  allowUploads(target: CreelFunction): void {
    this.allowObjects(target, ['s3:PutObject'], [INCOMING]);
  }

  /** To sign the addresses where people see their withheld photos and download the files with their data. */
  allowSigningForOwners(target: CreelFunction): void {
    this.allowObjects(target, ['s3:GetObject'], [`${WITHHELD}${MEDIA}`, EXPORTS]);
  }

  allowExporting(target: CreelFunction): void {
    this.allowObjects(target, ['s3:PutObject', 's3:DeleteObject'], [EXPORTS]);
  }

  allowReadingRenditions(target: CreelFunction): void {
    this.allowObjects(target, ['s3:GetObject'], [MEDIA]);
  }

  allowReadingEvidence(target: CreelFunction): void {
    this.allowObjects(target, ['s3:GetObject'], [EVIDENCE]);
  }

  allowSweeping(target: CreelFunction): void {
    this.allowObjects(target, ['s3:DeleteObject'], [INCOMING]);
    this.allowObjects(target, ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], [MEDIA, WITHHELD]);
    // Without this right S3 returns "forbidden" for a missing object.
    target.allow(['s3:ListBucket'], [`arn:aws:s3:::${Photos.bucketName(this)}`]);
  }

  /** Lets a distribution read renditions, but no fresh uploads. */
  allowServing(distributionArn: string): void {
    this.bucket.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.bucket.arnForObjects(`${MEDIA}*`)],
        conditions: { StringEquals: { 'AWS:SourceArn': distributionArn } },
      }),
    );
  }

  /** To turn uploads into photos. */
  allowProcessing(processor: CreelFunction): void {
    this.allowObjects(processor, ['s3:GetObject', 's3:DeleteObject'], [INCOMING]);
    this.allowObjects(processor, ['s3:PutObject'], [MEDIA]);
  }

  private allowObjects(target: CreelFunction, actions: string[], folders: string[]): void {
    const resources = folders.map((folder) => `arn:aws:s3:::${Photos.bucketName(this)}/${folder}*`);
    target.allow(actions, resources);
    for (const arn of resources) {
      acceptFolder(target.role, arn, 'The keys below this folder are made from ids, as photos come.');
    }
  }

  /** CloudFormation's own notification, because CDK's is a custom resource with a function and wide rights. */
  private notify(uploads: sqs.Queue): void {
    const allowed = uploads.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [uploads.queueArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': Stack.of(this).account },
          ArnEquals: { 'aws:SourceArn': `arn:aws:s3:::${Photos.bucketName(this)}` },
        },
      }),
    );
    const bucket = this.bucket.node.defaultChild;
    if (!(bucket instanceof s3.CfnBucket)) throw new Error('The bucket has no resource.');
    bucket.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: uploads.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: INCOMING }] } },
        },
      ],
    };
    // S3 tests the notification when it is configured.
    if (allowed.policyDependable) bucket.node.addDependency(allowed.policyDependable);
  }
}
