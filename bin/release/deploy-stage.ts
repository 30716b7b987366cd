/** The steps of a deployment to AWS in order. The tools are parameters, so that tests need no AWS. */
import type { StageSettings } from '#lib/settings.ts';
import type { StackOutputs } from '../deploy/stack-outputs.ts';
import type { Release } from './records.ts';
import type { StageReleases } from './stage-releases.ts';

export interface DeployTools {
  /** @returns the id of the AWS account @throws Error when there are no credentials */
  findAccount(): Promise<string>;
  build(): Promise<void>;
  /** Bootstraps the account for the CDK, if that was not done yet. */
  bootstrap(account: string): Promise<void>;
  showDiff(): Promise<void>;
  /** Asks whether to go on after the diff. */
  confirm(): Promise<boolean>;
  /** Uploads the files that the new functions' pages name, if the bucket exists already. */
  publishAssets(): Promise<void>;
  deploy(): Promise<void>;
  readOutputs(): Promise<StackOutputs>;
  releases: StageReleases;
  publishWeb(outputs: StackOutputs): Promise<void>;
  smoke(outputs: StackOutputs): Promise<void>;
  /** The version that is deployed. */
  version: string;
  say(line: string): void;
}

/** @throws Error of one sentence when a step is refused or fails; earlier steps stay done, and the next run continues from there */
export async function deployStage(settings: StageSettings, tools: DeployTools): Promise<void> {
  refuseUnfinished(settings);
  const account = await accountOf(tools);
  await tools.build();
  await tools.bootstrap(account);
  await tools.showDiff();
  if (!(await tools.confirm())) {
    tools.say('Nothing was changed.');
    return;
  }
  await releaseStage(settings, tools);
}

export type ReleaseTools = Omit<DeployTools, 'findAccount' | 'build' | 'bootstrap' | 'showDiff' | 'confirm'>;

/**
 * From the built release to one that proved good, or back. A stack that AWS refuses is rolled back by CloudFormation,
 * and no call has reached its code yet.
 */
export async function releaseStage(settings: StageSettings, tools: ReleaseTools): Promise<void> {
  await tools.publishAssets();
  await tools.deploy();
  const outputs = await tools.readOutputs();
  try {
    await tools.releases.release(outputs);
    await tools.publishWeb(outputs);
    for (const line of addresses(settings, outputs)) tools.say(line);
    await tools.smoke(outputs);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    tools.say(`${reason} Everything goes back to the version before.`);
    const { version } = await backFrom(outputs, tools);
    throw new Error(`${reason} The site is back at ${version}.`, { cause });
  }
  await tools.releases.keep(outputs, tools.version);
}

/** Brings data, functions, edge and web back to the version before. It says how long it took. */
export async function backFrom(
  outputs: StackOutputs,
  { releases, say }: Pick<DeployTools, 'releases' | 'say'>,
): Promise<Release> {
  const start = performance.now();
  const before = await releases.findBefore(outputs);
  await releases.goBack(outputs, before);
  say(`Back at ${before.version} after ${Math.round((performance.now() - start) / 1000)} s.`);
  return before;
}

/** @throws Error of one sentence when the stage is not for AWS, or its settings still have placeholder names */
function refuseUnfinished(settings: StageSettings): void {
  const { stage } = settings;
  if (stage === 'local') throw new Error('The stage local is for an emulator: npm run deploy:local.');
  if (process.env.AWS_ENDPOINT_URL) {
    throw new Error(`AWS_ENDPOINT_URL is ${process.env.AWS_ENDPOINT_URL}: unset it to deploy to AWS.`);
  }
  const unfinished = unfinishedName(settings);
  if (!unfinished) return;
  const [path, name] = unfinished;
  throw new Error(
    `The setting stages.${stage}.${path} of cdk.json is ${name}: names under .example belong to nobody, write your own.`,
  );
}

/** @returns the first setting that still has a placeholder name */
export function unfinishedName({
  domains,
  mail,
  alarmMail,
}: StageSettings): [path: string, name: string] | undefined {
  const names = {
    'domains.consumer': domains?.consumer,
    'domains.community': domains?.community,
    'mail.consumer.domain': mail?.consumer.domain,
    'mail.consumer.mailbox': mail?.consumer.mailbox,
    'mail.community.domain': mail?.community.domain,
    'mail.community.mailbox': mail?.community.mailbox,
    alarmMail,
  };
  for (const [path, name] of Object.entries(names)) if (name?.endsWith('.example')) return [path, name];
  return undefined;
}

async function accountOf(tools: DeployTools): Promise<string> {
  try {
    return await tools.findAccount();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`There is no AWS identity to deploy with (${reason}): set AWS_PROFILE, or sign in.`, {
      cause,
    });
  }
}

function addresses({ domains }: StageSettings, outputs: StackOutputs): string[] {
  const site = [`The site: ${outputs.ConsumerOrigin}`, `Its community face: ${outputs.CommunityOrigin}`];
  if (!domains) return [`The site: ${outputs.ConsumerOrigin}`];
  return [...site, `In the DNS both names have to be a CNAME or ALIAS of ${outputs.DistributionDomain}.`];
}
