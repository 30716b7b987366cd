/** The releases of a stage, newest first, in the CDK's own bucket of the account: enough to go back to one. */
import { CloudFormationClient, GetTemplateCommand } from '@aws-sdk/client-cloudformation';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod/mini';
import { readOutput } from '../deploy/stack-outputs.ts';
import { type PlannedFile, plannedFile } from '../deploy/web-plan.ts';

/** How many releases are kept: the one in use, and two to go back to. */
const KEPT = 3;

const release = z.object({
  /** When its deployment began. It is the release's name here. */
  deployedAt: z.string(),
  version: z.string(),
  tableName: z.string(),
  functions: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof release>;

/** Files of the web app that the next release replaces, Base64. */
const webFiles = z.array(z.object({ key: z.string(), body: z.string() }));

export interface Records {
  list(): Promise<Release[]>;
  /** Puts a release first, with the stack's template and these files. */
  add(made: Release, files: readonly PlannedFile[]): Promise<Release[]>;
  /** Puts this one, which is there, first. Those before it are forgotten. */
  returnTo(found: Release): Promise<void>;
  templateUrl(found: Release): string;
  readWeb(found: Release): Promise<PlannedFile[]>;
}

export async function openRecords(region: string, stack: string): Promise<Records> {
  const Bucket = await readOutput(region, 'CDKToolkit', 'BucketName');
  const s3 = new S3Client({ region });
  const keyOf = (name: string) => `creel/${stack}/${name}`;
  const put = async (name: string, Body: string) => {
    await s3.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body, ContentType: 'application/json' }));
  };
  const read = async (name: string) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
    return JSON.parse((await Body?.transformToString()) ?? '');
  };
  const list = async () => {
    try {
      return z.parse(z.array(release), await read('releases.json'));
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return [];
      throw error;
    }
  };
  const write = async (all: readonly Release[], former: readonly Release[]) => {
    await put('releases.json', JSON.stringify(all));
    for (const { deployedAt } of former.filter((each) => !all.some(isSame(each))))
      for (const name of PARTS)
        await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name(deployedAt)) }));
  };
  return {
    list,
    async add(made, files) {
      const cloudFormation = new CloudFormationClient({ region });
      const { TemplateBody = '' } = await cloudFormation.send(new GetTemplateCommand({ StackName: stack }));
      await put(templateOf(made.deployedAt), TemplateBody);
      const web = files.map(({ key, body }) => ({ key, body: body.toString('base64') }));
      await put(webOf(made.deployedAt), JSON.stringify(web));
      const former = await list();
      const all = [made, ...former.filter((each) => !isSame(made)(each))].slice(0, KEPT);
      await write(all, former);
      return all;
    },
    async returnTo(found) {
      const former = await list();
      await write([found, ...former.slice(former.findIndex(isSame(found)) + 1)], former);
    },
    templateUrl: ({ deployedAt }) =>
      `https://s3.${region}.amazonaws.com/${Bucket}/${keyOf(templateOf(deployedAt))}`,
    async readWeb({ deployedAt }) {
      const files = z.parse(webFiles, await read(webOf(deployedAt)));
      return files.map(({ key, body }) => plannedFile(key, Buffer.from(body, 'base64')));
    },
  };
}

const templateOf = (deployedAt: string) => `${deployedAt.replace(/\W/g, '')}-template.json`;
const webOf = (deployedAt: string) => `${deployedAt.replace(/\W/g, '')}-web.json`;
const PARTS = [templateOf, webOf];

const isSame = (one: Release) => (other: Release) => other.deployedAt === one.deployedAt;

/**
 * The release to go back to. After a deployment that broke off, or whose release was not good, it is the last good one;
 * otherwise the one before that.
 * @param now as the stack tells
 * @throws Error of one sentence when there is none, or when what was written since would be lost from sight
 */
export function releaseBefore(
  [newest, before]: readonly Release[],
  now: { deployedAt: string | undefined; tableName: string },
): Release {
  const found = newest?.deployedAt === now.deployedAt ? before : newest;
  if (!found) throw new Error('No release before this one is written down: mend it, and deploy again.');
  if (found.tableName === now.tableName) return found;
  throw new Error(
    `${found.version} used the table ${found.tableName}, and everything since then is in ${now.tableName}: mend it, and deploy again.`,
  );
}
