/** Releases what was deployed on a stage, and goes back to what was released before. */
import { join } from 'node:path';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { stackName } from '#lib/app.ts';
import type { StageSettings } from '#lib/settings.ts';
import { siteConfigOf } from '../deploy/publish-web.ts';
import type { StackOutputs } from '../deploy/stack-outputs.ts';
import { planUpload, turnOf } from '../deploy/web-plan.ts';
import {
  functionsOf,
  keepWarm,
  LATEST,
  moveLive,
  prune,
  publish,
  readLive,
  type Versions,
} from './functions.ts';
import { goBack } from './go-back.ts';
import { openRecords, type Release, releaseBefore } from './records.ts';
import { codeDeployIn, readGroups, shift } from './traffic.ts';

export interface StageReleases {
  /** Moves all calls to the code that was deployed. */
  release(outputs: StackOutputs): Promise<void>;
  /** Writes down the release that is in use, which proved good. */
  keep(outputs: StackOutputs, version: string): Promise<void>;
  /** What `goBack` would go back to. @throws Error of one sentence when there is nothing, or its table is another */
  findBefore(outputs: StackOutputs): Promise<Release>;
  goBack(outputs: StackOutputs, to: Release): Promise<void>;
}

/** @param root the repository, which has the built web app */
export function stageReleases(
  root: string,
  { stage, region, warmRenderers }: StageSettings,
  say: (line: string) => void,
): StageReleases {
  const stack = stackName(stage);
  const lambda = new LambdaClient({ region });
  /** The versions that were called before this deployment; none if they have no number yet. */
  let before: Versions = {};

  const recordsOf = () => openRecords(region, stack);
  return {
    async release({ ReleaseGroups, PagesFunction }) {
      const names = await functionsOf(region, stack);
      const [live, made] = [await readLive(lambda, names), await publish(lambda, names)];
      before = pick(live, (name) => live[name] !== LATEST);
      // The latest code has no share of the traffic, so the first version is taken at once.
      const groups = new Map(
        [...readGroups(ReleaseGroups)].filter(([name]) => name in before && live[name] !== made[name]),
      );
      // Consumers first: they understand the jobs of both versions.
      await moveLive(
        lambda,
        pick(made, (name) => !groups.has(name)),
      );
      if (groups.size > 0) {
        say('CodeDeploy moves requests to the new version, a tenth each minute.');
        await shift(codeDeployIn(region), groups, live, made);
      }
      if (PagesFunction !== undefined) await keepWarm(lambda, PagesFunction, warmRenderers);
      say('Everything calls the new version.');
    },
    async keep(outputs, version) {
      const { DeployedAt: deployedAt, TableName: tableName, WebBucket } = outputs;
      if (deployedAt === undefined) return;
      const names = await functionsOf(region, stack);
      const plan =
        WebBucket === undefined ? [] : planUpload(join(root, 'dist/web'), siteConfigOf(stage, outputs));
      const replaced = plan.filter(({ key }) => turnOf(key) > 0 && key !== 'config.json');
      const made = { deployedAt, version, tableName, functions: await readLive(lambda, names) };
      const kept = await (await recordsOf()).add(made, replaced);
      await prune(
        lambda,
        names,
        kept.map(({ functions }) => functions),
      );
    },
    async findBefore({ DeployedAt: deployedAt, TableName: tableName }) {
      return releaseBefore(await (await recordsOf()).list(), { deployedAt, tableName });
    },
    async goBack(outputs, to) {
      const site = { stage, region, stack, lambda, records: await recordsOf(), say };
      await goBack(site, outputs, to, { ...to.functions, ...before });
    },
  };
}

function pick(versions: Versions, isWanted: (name: string) => boolean): Versions {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)));
}
