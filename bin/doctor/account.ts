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
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { stackName } from '#lib/app.ts';
import type { StageSettings } from '#lib/settings.ts';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { siteAt } from '#tests/smoke/site.ts';
import { findOutputs, hasStack, type StackOutputs } from '../deploy/stack-outputs.ts';
import { readStagePushKeys } from '../deploy/stage-push-keys.ts';

/** The region of CloudFront's certificates and firewalls. */
const EDGE_REGION = 'us-east-1';
const LONGEST_CALL = 10_000;

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
    readVersion: async (origin) => (await siteAt(origin).call(getHealth)).body.version,
  };
}

/** A single request does not need a client of its own, so it uses the credentials of another client. */
async function readCertificate(sts: STSClient, arn: string): Promise<Certificate> {
  const url = new URL(process.env.AWS_ENDPOINT_URL ?? `https://acm.${EDGE_REGION}.amazonaws.com`);
  const { credentials, sha256 } = sts.config;
  const signer = new SignatureV4({ service: 'acm', region: EDGE_REGION, credentials, sha256 });
  const body = JSON.stringify({ CertificateArn: arn });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'CertificateManager.DescribeCertificate',
    },
    body,
  });
  const signal = AbortSignal.timeout(LONGEST_CALL);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(await response.text());
  const { Certificate: found } = z.parse(certificateAnswer, await response.json());
  return { status: found.Status, names: [found.DomainName, ...(found.SubjectAlternativeNames ?? [])] };
}
