/**
 * `npm run redrive -- --stage dev --queue uploads`: retries the contents of a dead-letter queue, and removes those that succeed.
 * The queue has the name of the function or job queue whose failures it holds: react-to-changes, record-mail-feedback, run-due, failed-changes,
 * jobs, uploads, mails, alert-mails, pushes, invalidations. --dry-run only reports the contents.
 */
import { parseArgs } from 'node:util';
import { outputId } from '#lib/output-id.ts';
import { ROOT, runCommand, say } from './command.ts';
import { type Redrive, redrive } from './deploy/redrive.ts';
import type { StackOutputs } from './deploy/stack-outputs.ts';
import { openDeployed } from './deploy/stage-access.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      queue: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { region, outputs } = await openDeployed(ROOT, values.stage);
  const { handled, left } = await redrive({
    region,
    ...namesOf(outputs, values.queue ?? ''),
    dryRun: values['dry-run'],
    say,
  });
  say(`${handled} handled, ${left} left in the queue.`);
  if (left > 0 && !values['dry-run']) process.exitCode = 1;
});

function namesOf(outputs: StackOutputs, queue: string): Pick<Redrive, 'queueUrl' | 'source'> {
  const [queueUrl, functionName, source] = ['DeadLetters', 'Function', 'Queue'].map(
    (kind) => outputs[`${kind}${outputId(queue)}`],
  );
  if (typeof queueUrl === 'string') {
    if (typeof functionName === 'string') return { queueUrl, source: { functionName } };
    if (typeof source === 'string') return { queueUrl, source: { queueUrl: source } };
  }
  throw new Error(
    `There is no queue "${queue}": choose react-to-changes, record-mail-feedback, run-due, failed-changes, jobs, uploads, mails, alert-mails, pushes or invalidations.`,
  );
}
