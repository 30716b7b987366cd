import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { releaseBefore } from '#bin/release/records.ts';
import { type CodeDeploy, readGroups, shift } from '#bin/release/traffic.ts';

const appSpecContent = z.object({
  revision: z.object({ appSpecContent: z.object({ content: z.string() }) }),
});

const released = (deployedAt: string) => ({
  deployedAt,
  version: deployedAt,
  tableName: 'table',
  functions: {},
});
const releases = [released('third'), released('second')];

const deployed = (deployedAt: string, tableName = 'table') => ({ deployedAt, tableName });

describe('the way back', () => {
  it('leads from a good release to the one before it', () => {
    expect(releaseBefore(releases, deployed('third')).version).toBe('second');
  });

  it('leads from a release that failed or broke off to the last good one', () => {
    expect(releaseBefore(releases, deployed('fourth')).version).toBe('third');
  });

  it.each([[], [released('first')]])('leads nowhere from the first release', (...written) => {
    expect(() => releaseBefore(written, deployed('first'))).toThrow('No release before this one');
  });

  it('is refused if the release before used another table', () => {
    expect(() => releaseBefore(releases, deployed('third', 'restored'))).toThrow(
      'second used the table table, and everything since then is in restored',
    );
  });
});

describe('CodeDeploy', () => {
  const groups = readGroups('app/one=public-api-1 app/two=key-api-1');
  const [from, to] = [
    { 'public-api-1': '7', 'key-api-1': '3' },
    { 'public-api-1': '8', 'key-api-1': '4' },
  ];

  /** A CodeDeploy whose deployments go through these statuses, one at each look, and what it was asked. */
  function pretend(statuses: Readonly<Record<string, string[]>>) {
    const asked: [action: string, request: Readonly<Record<string, unknown>>][] = [];
    const codeDeploy: CodeDeploy = {
      call: async (action, request) => {
        asked.push([action, request]);
        if (action === 'CreateDeployment') return { deploymentId: request.deploymentGroupName };
        const status = statuses[String(request.deploymentId)]?.shift();
        return action === 'GetDeployment' ? { deploymentInfo: { status } } : undefined;
      },
      wait: async () => {},
    };
    const requestsOf = (action: string) =>
      asked.flatMap(([name, request]) => (name === action ? [request] : []));
    return { codeDeploy, requestsOf };
  }

  it('is told which function’s alias leads from which version to which, and is waited for', async () => {
    const { codeDeploy, requestsOf } = pretend({
      one: ['Created', 'InProgress', 'Succeeded'],
      two: ['InProgress', 'Succeeded', 'Succeeded'],
    });
    await shift(codeDeploy, groups, from, to);
    const [first, second] = requestsOf('CreateDeployment');
    expect(second).toMatchObject({ applicationName: 'app', deploymentGroupName: 'two' });
    expect(first).toMatchObject({ revision: { revisionType: 'AppSpecContent' } });
    const { content } = z.parse(appSpecContent, first).revision.appSpecContent;
    expect(JSON.parse(content)).toEqual({
      version: 0,
      Resources: [
        {
          live: {
            Type: 'AWS::Lambda::Function',
            Properties: { Name: 'public-api-1', Alias: 'live', CurrentVersion: '7', TargetVersion: '8' },
          },
        },
      ],
    });
    expect(requestsOf('StopDeployment')).toEqual([]);
  });

  it.each(['Failed', 'Stopped'])('moves all functions back when one deployment is %s', async (status) => {
    const { codeDeploy, requestsOf } = pretend({
      one: ['InProgress', 'InProgress'],
      two: ['InProgress', status],
    });
    await expect(shift(codeDeploy, groups, from, to)).rejects.toThrow('CodeDeploy moved requests back');
    expect(requestsOf('StopDeployment')).toEqual([
      { deploymentId: 'one', autoRollbackEnabled: true },
      { deploymentId: 'two', autoRollbackEnabled: true },
    ]);
  });

  it('has a group for each function that the stack names, and none where it names none', () => {
    expect([...readGroups('app/one=public-api-1 app/two=key-api-1')]).toEqual([
      ['public-api-1', { applicationName: 'app', deploymentGroupName: 'one' }],
      ['key-api-1', { applicationName: 'app', deploymentGroupName: 'two' }],
    ]);
    expect(readGroups(undefined).size).toBe(0);
  });
});
