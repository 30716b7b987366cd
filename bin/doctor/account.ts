/** Reads an AWS account and a stage in it, for `npm run doctor`. It changes nothing. */
import {
  CognitoIdentityProviderClient,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import {
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  SESClient,
} from '@aws-sdk/client-ses';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import * as z from 'zod/mini';
import { stackName } from '#lib/app.ts';
import type { StageSettings } from '#lib/settings.ts';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { siteAt } from '#tests/smoke/site.ts';
import { callAws } from '../deploy/call-aws.ts';
import { findOutputs, hasStack, type StackOutputs } from '../deploy/stack-outputs.ts';
import { readStagePushKeys } from '../deploy/stage-push-keys.ts';
import { functionsOf, isReleased } from '../release/functions.ts';

/** The region of CloudFront's certificates and firewalls. */
const EDGE_REGION = 'us-east-1';

const certificateAnswer = z.object({
  Certificate: z.object({
    Status: z.string(),
    DomainName: z.string(),
    SubjectAlternativeNames: z.optional(z.array(z.string())),
  }),
});

export interface Certificate {
  /** `ISSUED`, `PENDING_VALIDATION`, … */
  status: string;
  /** Host names, the first label of which can be `*`. */
  names: readonly string[];
}

export interface Account {
  findId(): Promise<string>;
  /** How many functions it may run at once. */
  readConcurrency(): Promise<number>;
  isBootstrapped(): Promise<boolean>;
  readCertificate(arn: string): Promise<Certificate>;
  /** How many emails SES lets it send in 24 hours. */
  readMailQuota(): Promise<number>;
  isMailDomainVerified(domain: string): Promise<boolean>;
  findOutputs(): Promise<StackOutputs | undefined>;
  hasPushKeys(outputs: StackOutputs): Promise<boolean>;
  hasAdmin(outputs: StackOutputs): Promise<boolean>;
  /** Whether the functions that are called are those that were deployed last. */
  isReleased(): Promise<boolean>;
  /** The version that the site at this origin runs. */
  readVersion(origin: string): Promise<string>;
}

export function accountOf({ stage, region, firewall }: StageSettings): Account {
  const sts = new STSClient({ region });
  const ses = new SESClient({ region });
  return {
    findId: async () => (await sts.send(new GetCallerIdentityCommand({}))).Account ?? '',
    readConcurrency: async () => {
      const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
      return AccountLimit?.ConcurrentExecutions ?? 0;
    },
    isBootstrapped: async () => {
      const regions = [...new Set([region, ...(firewall ? [EDGE_REGION] : [])])];
      const found = await Promise.all(regions.map((each) => hasStack(each, 'CDKToolkit')));
      return found.every(Boolean);
    },
    readCertificate: (arn) => readCertificate(sts, arn),
    readMailQuota: async () => (await ses.send(new GetSendQuotaCommand({}))).Max24HourSend ?? 0,
    isMailDomainVerified: async (domain) => {
      const asked = new GetIdentityVerificationAttributesCommand({ Identities: [domain] });
      const { VerificationAttributes } = await ses.send(asked);
      return VerificationAttributes?.[domain]?.VerificationStatus === 'Success';
    },
    findOutputs: () => findOutputs(region, stackName(stage)),
    hasPushKeys: async (outputs) => (await readStagePushKeys(region, outputs)).length > 0,
    hasAdmin: async ({ UserPoolId }) => {
      const asked = new ListUsersInGroupCommand({ UserPoolId, GroupName: 'admin', Limit: 1 });
      const { Users = [] } = await new CognitoIdentityProviderClient({ region }).send(asked);
      return Users.length > 0;
    },
    isReleased: async () =>
      await isReleased(new LambdaClient({ region }), await functionsOf(region, stackName(stage))),
    readVersion: async (origin) => (await siteAt(origin).call(getHealth)).body.version,
  };
}

async function readCertificate(sts: STSClient, arn: string): Promise<Certificate> {
  const target = { service: 'acm', region: EDGE_REGION, action: 'CertificateManager.DescribeCertificate' };
  const { Certificate: found } = z.parse(
    certificateAnswer,
    await callAws(sts, target, { CertificateArn: arn }),
  );
  return { status: found.Status, names: [found.DomainName, ...(found.SubjectAlternativeNames ?? [])] };
}
