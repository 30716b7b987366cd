import { expect, it } from 'vitest';
import { noteArrival, stepsBackTo } from '../../../web/lib/navigation/came-from.ts';

it('a link back to a list goes back as far as the list lies, and nowhere when it was not on the way', () => {
  noteArrival('dialog', { path: '/marketplace', key: 'list' });
  noteArrival('profile', { path: '/catch/1', key: 'dialog' });
  expect(stepsBackTo('/marketplace', 'profile')).toBe(2);
  expect(stepsBackTo('/catch/1', 'profile')).toBe(1);
  expect(stepsBackTo('/fishermen', 'profile')).toBeUndefined();
  expect(stepsBackTo('/marketplace', 'list')).toBeUndefined();
});
