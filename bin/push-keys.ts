/**
 * `npm run push-keys -- --stage dev`: makes the keys by which push services know a stage, or shows the public one if
 * there are keys already. --rotate adds new ones. Browsers that subscribed before are still reached by the last ones.
 */
import { parseArgs } from 'node:util';
import { ROOT, runCommand, say } from './command.ts';
import { openDeployed } from './deploy/stage-access.ts';
import { addStagePushKeys, readStagePushKeys } from './deploy/stage-push-keys.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { stage: { type: 'string' }, rotate: { type: 'boolean', default: false } },
  });
  const { region, outputs, stage } = await openDeployed(ROOT, values.stage);
  const keys = await readStagePushKeys(region, outputs);
  if (keys[0] && !values.rotate) return say(`The public key of ${stage} is ${keys[0].publicKey}`);
  say(`The new public key of ${stage} is ${await addStagePushKeys(region, outputs, keys)}`);
  say(`Deploy a new commit to use it: npm run deploy -- --stage ${stage}`);
});
