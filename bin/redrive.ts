/**
 * `npm run redrive -- --stage dev --queue process-photo`: hands a function again what it gave up, and takes off the queue what it now handles.
 * Queues are named after their function: process-photo, react-to-changes, send-mails, record-mail-feedback. --dry-run only says what waits.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stackName } from '#lib/app.ts';
import { outputId } from '#lib/output-id.ts';
import { redrive } from './deploy/redrive.ts';
import { readOutputs, type StackOutputs } from './deploy/stack-outputs.ts';
import { openStage } from './deploy/stage-access.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      queue: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const { stage, region } = openStage(root, values.stage);
  const outputs = await readOutputs(region, stackName(stage));
  const { handled, left } = await redrive({
    region,
    ...namesOf(outputs, values.queue ?? ''),
    dryRun: values['dry-run'],
    say,
  });
  say(`${handled} handled, ${left} left in the queue.`);
  if (left > 0 && !values['dry-run']) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function namesOf(outputs: StackOutputs, queue: string): { queueUrl: string; functionName: string } {
  const queueUrl = outputs[`DeadLetters${outputId(queue)}`];
  const functionName = outputs[`Function${outputId(queue)}`];
  if (typeof queueUrl === 'string' && typeof functionName === 'string') return { queueUrl, functionName };
  throw new Error(
    `There is no queue "${queue}": choose process-photo, react-to-changes, send-mails or record-mail-feedback.`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
