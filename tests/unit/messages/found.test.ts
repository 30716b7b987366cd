import { expect, it } from 'vitest';
import { found } from '#words/messages/messages.ts';

it.each([
  [0, true, 'No messages found'],
  [0, false, 'No messages found among the newest'],
  [1, true, '1 message found'],
  [2, false, 'The newest 2 messages found'],
])('says that %d were found', (count, isWhole, text) => {
  expect(found(count, isWhole)).toBe(text);
});
