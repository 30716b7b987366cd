/**
 * `npm run doctor -- --stage dev|staging|prod`: says what is missing before and after a deployment. It only reads, with the credentials that the AWS
 * SDK finds, and ends with 1 if something is wrong.
 */
import { parseArgs } from 'node:util';
import { ROOT, runCommand, say } from './command.ts';
import { openStage } from './deploy/stage-access.ts';
import { accountOf } from './doctor/account.ts';
import { examine } from './doctor/examine.ts';

const MARKS = { good: 'ok   ', later: 'to do', wrong: 'WRONG' };

await runCommand(async () => {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  const settings = openStage(ROOT, values.stage);
  const findings = await examine(settings, accountOf(settings));
  for (const { about, state, says } of findings) say(`${MARKS[state]}  ${about}: ${says}`);
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
});
