import * as z from 'zod/mini';
import { AwsRefusal, callAws } from './aws-call.ts';

/** The outputs of a deployed stack: see CreelStack. */
const stackOutputs = z.looseObject({
  ConsumerOrigin: z.string(),
  CommunityOrigin: z.string(),
  ApiOrigin: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  TableName: z.string(),
  PhotoBucket: z.string(),
  MapTilesUrl: z.optional(z.string()),
  MapTilesAttribution: z.optional(z.string()),
  WebBucket: z.optional(z.string()),
  DistributionId: z.optional(z.string()),
  DistributionDomain: z.optional(z.string()),
});
export type StackOutputs = z.infer<typeof stackOutputs>;

/** @returns undefined when there is no such stack */
export async function findOutputs(region: string, stack: string): Promise<StackOutputs | undefined> {
  const text = await describe(region, stack);
  return text === undefined ? undefined : z.parse(stackOutputs, outputsIn(text));
}

/** @throws Error of one sentence when there is no such stack */
export async function readOutputs(region: string, stack: string): Promise<StackOutputs> {
  const found = await findOutputs(region, stack);
  if (!found) throw new Error(`There is no stack ${stack} in ${region}: deploy it first.`);
  return found;
}

/** Whether there is a stack, whatever it puts out. */
export async function hasStack(region: string, stack: string): Promise<boolean> {
  return (await describe(region, stack)) !== undefined;
}

async function describe(region: string, stack: string): Promise<string | undefined> {
  try {
    const text = await callAws({
      service: 'cloudformation',
      region,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: stack }),
      ),
    });
    // A stack that was rolled back as a whole, or is being deleted, holds nothing.
    return /<StackStatus>(ROLLBACK_COMPLETE|DELETE_\w+|REVIEW_IN_PROGRESS)</.test(text) ? undefined : text;
  } catch (error) {
    if (error instanceof AwsRefusal && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

function outputsIn(xml: string): Record<string, string> {
  const members = [...xml.matchAll(/<Outputs>([\s\S]*?)<\/Outputs>/g)]
    .map(([, inner = '']) => inner)
    .join('');
  const pairs = members
    .split('</member>')
    .map((member) => [field(member, 'OutputKey'), field(member, 'OutputValue')]);
  return Object.fromEntries(pairs.filter(([key]) => key !== ''));
}

function field(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml) ?? [];
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
