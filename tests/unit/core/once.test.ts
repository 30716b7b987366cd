import { expect, it } from 'vitest';
import { once } from '#shared/once.ts';

it('loads once, even for several callers at the same time, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('The server is away')), Promise.resolve('there')];
  let loads = 0;
  const open = once(async () => await answers[loads++]);
  const outcomes = () => Promise.allSettled([open(), open()]);
  expect((await outcomes()).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (let round = 0; round < 2; round++)
    expect(await outcomes()).toMatchObject([{ value: 'there' }, { value: 'there' }]);
  expect(loads).toBe(2);
});
