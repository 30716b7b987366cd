import { expect, it } from 'vitest';
import { MESSAGE_SUBJECT_LENGTH } from '#shared/limits.ts';
import { replySubject } from '#shared/messages/rules.ts';

it.each([
  ['Cod', 'Re: Cod'],
  ['Re: re :  RE:Cod ', 'Re: Cod'],
  ['Cod re: price', 'Re: Cod re: price'],
  ['Re:', 'Re:'],
  ['🐟'.repeat(MESSAGE_SUBJECT_LENGTH), `Re: ${'🐟'.repeat(MESSAGE_SUBJECT_LENGTH - 4)}`],
])('a reply to "%s" has the subject "%s"', (subject, reply) => {
  expect(replySubject(subject)).toBe(reply);
});
