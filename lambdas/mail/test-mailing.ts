import { AppError } from '#shared/contract/errors.ts';
import { testMailing } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { endpoint } from '../core/endpoint.ts';
import { readAccounts } from '../people/store/accounts.ts';
import { readLetter } from './mailings/letter.ts';
import { queueRemembered } from './queue-remembered.ts';

/** Whatever news they want: they ask for it. */
export default endpoint(testMailing, async ({ body, actor, rememberAnswer, now }) => {
  const { subject, html, text } = readLetter(body);
  const [account] = await readAccounts([actor.userId]);
  if (!account) throw new AppError('conflict', words.noOwnAddress);
  const { email: to } = account;
  const content = { type: 'custom', html, text } as const;
  const answer = { sentTo: to };
  await queueRemembered([{ to, flavour: body.flavour, subject, content }], rememberAnswer(answer), {
    actorId: actor.userId,
    mail: 'test',
    now,
  });
  return answer;
});
