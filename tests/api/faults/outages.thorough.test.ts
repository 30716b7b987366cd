/** `npm run rehearse -- outages`, in the way that is hardest to get right and for an hour only. */
import { expect, it } from 'vitest';
import { rehearseOutages } from '#bin/rehearse/outages.ts';
import { HOUR } from '#shared/limits.ts';
import { expectConsistency } from './consistency.ts';

it('an hour without one of its dependencies loses nothing, does nothing twice and ends by itself', {
  timeout: 15 * 60_000,
}, async () => {
  const lines: string[] = [];
  const wrong = await rehearseOutages({
    say: (line) => lines.push(line),
    ways: ['lying'],
    lengths: [HOUR],
    // So long that no function fails because the machine is busy with other tests.
    timeout: 60,
    check: expectConsistency,
  });
  expect(wrong, lines.join('\n')).toEqual([]);
});
