import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import * as z from 'zod/mini';

/** The outputs of a deployed stack: see CreelStack. */
const stackOutputs = z.looseObject({
  ConsumerOrigin: z.string(),
  CommunityOrigin: z.string(),
  ApiOrigin: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  TableName: z.string(),
  DeployedAt: z.optional(z.string()),
  PagesFunction: z.optional(z.string()),
  ReleaseGroups: z.optional(z.string()),
  PhotoBucket: z.string(),
  PushKeysSecret: z.optional(z.string()),
  MapTilesUrl: z.optional(z.string()),
  MapTilesAttribution: z.optional(z.string()),
  WebBucket: z.optional(z.string()),
  DistributionId: z.optional(z.string()),
  DistributionDomain: z.optional(z.string()),
});
export type StackOutputs = z.infer<typeof stackOutputs>;

/** @returns undefined when there is no such stack */
export async function findOutputs(region: string, stack: string): Promise<StackOutputs | undefined> {
  const found = await describe(region, stack);
  if (!found) return undefined;
  const outputs = (found.Outputs ?? []).map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue]);
  return z.parse(stackOutputs, Object.fromEntries(outputs));
}

/** @throws Error of one sentence when there is no such stack */
export async function readOutputs(region: string, stack: string): Promise<StackOutputs> {
  const found = await findOutputs(region, stack);
  if (!found) throw new Error(`There is no stack ${stack} in ${region}: deploy it first.`);
  return found;
}

/** An output of any stack. @throws Error of one sentence when it has none of this name */
export async function readOutput(region: string, stack: string, name: string): Promise<string> {
  const found = await describe(region, stack);
  const { OutputValue } = found?.Outputs?.find(({ OutputKey }) => OutputKey === name) ?? {};
  if (OutputValue === undefined) throw new Error(`The stack ${stack} in ${region} does not tell ${name}.`);
  return OutputValue;
}

/** Whether the stack exists, with whatever outputs. */
export async function hasStack(region: string, stack: string): Promise<boolean> {
  return (await describe(region, stack)) !== undefined;
}

async function describe(region: string, StackName: string): Promise<Stack | undefined> {
  const client = new CloudFormationClient({ region });
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    // A stack that was rolled back completely, or is being deleted, has no resources.
    const isEmpty = /^(ROLLBACK_COMPLETE|DELETE_\w+|REVIEW_IN_PROGRESS)$/.test(stack?.StackStatus ?? '');
    return isEmpty ? undefined : stack;
  } catch (error) {
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}
