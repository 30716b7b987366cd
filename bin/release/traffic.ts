/** Lets CodeDeploy move the traffic of functions, where the stack has groups for it: see lib/release/gradual-release.ts. */
import { setTimeout as pause } from 'node:timers/promises';
import { STSClient } from '@aws-sdk/client-sts';
import * as z from 'zod/mini';
import { LIVE_ALIAS } from '#lib/function/live-alias.ts';
import { callAws } from '../deploy/call-aws.ts';
import type { Versions } from './functions.ts';

/** Milliseconds. */
const LOOK_AGAIN = 5000;

const created = z.object({ deploymentId: z.string() });
const deployment = z.object({ deploymentInfo: z.object({ status: z.string() }) });

export interface CodeDeploy {
  call(action: string, request: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Waits before it looks at the deployments again. */
  wait(): Promise<unknown>;
}

export function codeDeployIn(region: string): CodeDeploy {
  const sts = new STSClient({ region });
  return {
    call: (action, request) =>
      callAws(sts, { service: 'codedeploy', region, action: `CodeDeploy_20141006.${action}` }, request),
    wait: () => pause(LOOK_AGAIN),
  };
}

export interface Group {
  applicationName: string;
  deploymentGroupName: string;
}

/** @param told the stack's output, `application/group=function …` @returns the groups by function name */
export function readGroups(told: string | undefined): ReadonlyMap<string, Group> {
  const entries = (told ?? '').split(' ').filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [group = '', name = ''] = entry.split('=');
      const [applicationName = '', deploymentGroupName = ''] = group.split('/');
      return [name, { applicationName, deploymentGroupName }];
    }),
  );
}

/** The task that CodeDeploy is given. */
function appSpec(name: string, from: string, to: string): string {
  const Properties = { Name: name, Alias: LIVE_ALIAS, CurrentVersion: from, TargetVersion: to };
  return JSON.stringify({
    version: 0.0,
    Resources: [{ live: { Type: 'AWS::Lambda::Function', Properties } }],
  });
}

/**
 * Moves the traffic of these functions side by side, and waits. When an alarm rings CodeDeploy moves it back.
 * @throws Error of one sentence when one of them was moved back; the others are moved back too
 */
export async function shift(
  codeDeploy: CodeDeploy,
  groups: ReadonlyMap<string, Group>,
  from: Versions,
  to: Versions,
): Promise<void> {
  const started: string[] = [];
  try {
    for (const [name, group] of groups) {
      const content = appSpec(name, from[name] ?? '', to[name] ?? '');
      const revision = { revisionType: 'AppSpecContent', appSpecContent: { content } };
      const { deploymentId } = z.parse(
        created,
        await codeDeploy.call('CreateDeployment', { ...group, revision }),
      );
      started.push(deploymentId);
    }
    while (!(await haveSucceeded(codeDeploy, started))) await codeDeploy.wait();
  } catch (cause) {
    await Promise.allSettled(
      started.map((deploymentId) =>
        codeDeploy.call('StopDeployment', { deploymentId, autoRollbackEnabled: true }),
      ),
    );
    throw new Error('CodeDeploy moved requests back: an alarm rang, or a deployment failed.', { cause });
  }
}

/** @throws Error when one of them failed or was stopped */
async function haveSucceeded(codeDeploy: CodeDeploy, ids: readonly string[]): Promise<boolean> {
  const statuses = await Promise.all(
    ids.map(async (deploymentId) => {
      const { deploymentInfo } = z.parse(
        deployment,
        await codeDeploy.call('GetDeployment', { deploymentId }),
      );
      return deploymentInfo.status;
    }),
  );
  const lost = statuses.find((status) => status === 'Failed' || status === 'Stopped');
  if (lost !== undefined) throw new Error(`A deployment is ${lost}.`);
  return statuses.every((status) => status === 'Succeeded');
}
