/** `npm run rehearse -- restore`, with seconds of writing in place of a minute. */
import { expect, it } from 'vitest';
import { rehearseRestore } from '#bin/rehearse/restore.ts';

it('a table that is deleted while people write comes back, and everybody who lost something is told', {
  timeout: 15 * 60_000,
}, async () => {
  const lines: string[] = [];
  const wrong = await rehearseRestore({ seconds: 2, say: (line) => lines.push(line) });
  expect(wrong, lines.join('\n')).toEqual([]);
});
