/**
 * `npm run back -- --stage dev`: brings functions, edge and web of a stage back to the version before. Data stays as it is. In a terminal it asks
 * before it changes anything, unless --yes is given. Repeated, it goes back one version more; two are kept.
 */
import { parseArgs } from 'node:util';
import { getHealth } from '#shared/site/system-endpoints.ts';
import { siteAt } from '#tests/smoke/site.ts';
import { ask, ROOT, runCommand, say } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { backFrom } from './release/deploy-stage.ts';
import { stageReleases } from './release/stage-releases.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const settings = await openDeployed(ROOT, values.stage);
  const { outputs, stage } = settings;
  const releases = stageReleases(ROOT, settings, say);
  const { version, deployedAt } = await releases.findBefore(outputs);
  const question = `Bring ${stage} back to ${version} of ${deployedAt}? (y/N) `;
  if (!values.yes && process.stdin.isTTY && !(await ask(question))) {
    say('Nothing was changed.');
    return;
  }
  await backFrom(outputs, { releases, say });
  const { body } = await siteAt(outputs.ConsumerOrigin).call(getHealth);
  say(`The site runs ${body.version}.`);
});
