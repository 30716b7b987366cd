import { expect, it } from 'vitest';
import { noteArrival } from '../../../web/lib/navigation/came-from.ts';
import { stepsBackTo } from '../../../web/lib/navigation/steps-back.ts';

it('a link back to a list goes back in the history to the list, or nowhere if the list is not in it', () => {
  noteArrival('dialog', { path: '/marketplace', key: 'list' });
  noteArrival('profile', { path: '/catch/1', key: 'dialog' });
  expect(stepsBackTo('/marketplace', 'profile')).toBe(2);
  expect(stepsBackTo('/catch/1', 'profile')).toBe(1);
  expect(stepsBackTo('/fishermen', 'profile')).toBeUndefined();
  expect(stepsBackTo('/marketplace', 'list')).toBeUndefined();
});
