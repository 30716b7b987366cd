/** Which alarms ring over given metrics: `npm run rehearse -- outages` derives it so. */
import { describe, expect, it } from 'vitest';
import {
  type Alarm,
  alarmsOf,
  Metrics,
  ofAll,
  ofDeadLetters,
  ofFunction,
  ofQueue,
} from '#bin/rehearse/outages/alarms.ts';
import { FUNCTION_NAMES } from '#lambdas/functions.ts';
import { QUEUE_NAMES } from '#shared/deployment/queues.ts';
import { MINUTE } from '#shared/limits.ts';

const alarms: readonly Alarm[] = alarmsOf('prod');
const keys = new Set(alarms.flatMap(({ series }) => Object.values(series).map(({ key }) => key)));

/** @param values one for each five minutes; undefined where there is no data */
function rung(key: string, values: readonly (number | undefined)[]): string[] {
  const metrics = new Metrics();
  for (const [index, value] of values.entries()) {
    if (value !== undefined) metrics.note(key, value, index * 5 * MINUTE);
  }
  return metrics.ringing(alarms, 0, values.length * 5 * MINUTE);
}

describe('the alarms of a stage', () => {
  it('watch the metrics by the names that the rehearsal notes them with', () => {
    const unknown = [
      ...FUNCTION_NAMES.filter((name) => !['pre-sign-up', 'custom-message'].includes(name)).map((name) =>
        ofFunction('Errors', name),
      ),
      ...QUEUE_NAMES.flatMap((name) => [
        ofQueue('ApproximateAgeOfOldestMessage', name),
        ofDeadLetters('ApproximateNumberOfMessagesVisible', name),
      ]),
      ...['Count', '5xx', 'Latency', 'ThrottledRequests', 'MailsTakenUp', 'JobsFailed'].map(ofAll),
      ofFunction('IteratorAge', 'react-to-changes'),
    ].filter((key) => !keys.has(key));
    expect(unknown).toEqual([]);
  });

  it('ring for functions that fail, although other functions were not called', () => {
    const failing = ofFunction('Errors', 'member-api');
    expect(rung(failing, [5, 5])).toEqual(['FunctionErrors']);
    expect(rung(failing, [5, 0, 5])).toEqual([]);
    expect(rung(failing, [5, undefined, 5])).toEqual([]);
  });

  it('ring at the threshold, in as many periods in a row as they say', () => {
    const age = ofQueue('ApproximateAgeOfOldestMessage', 'mails');
    expect(rung(age, [900, 900])).toEqual(['QueueAgemails']);
    expect(rung(age, [899, 900])).toEqual([]);
    expect(rung(ofDeadLetters('ApproximateNumberOfMessagesVisible', 'jobs'), [1])).toEqual([
      'DeadLettersjobs',
    ]);
  });
});
