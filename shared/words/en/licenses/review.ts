/** Fishermen's licenses, which managers check. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Licenses';
export const lead =
  'Compare each with its paper or with the register of the state before you mark it. The mark ends when the license changes or expires.';
export const shown = 'Which licenses';
export const lists = { waiting: 'To check', checked: 'All checked' } as const;
export const none = {
  waiting: 'There are no licenses to check.',
  checked: 'Nobody’s licenses are all checked.',
} as const;
export const notLoaded = 'The licenses could not be loaded.';
export const moreNotLoaded = 'More licenses could not be loaded.';
export const check = 'Mark as checked';
/** @param license such as Federal permit */
export const checkNamed = (license: string, name: string) =>
  `Mark as checked: ${license} of ${isolated(name)}`;
export const checkTitle = 'Mark this license as checked?';
export const checkText = (name: string, number: string) =>
  `You have compared number ${isolated(number)} of ${isolated(name)} with its paper or the register of the state.`;
export const marked = 'License marked as checked';
export const end = 'Remove the mark';
export const endNamed = (license: string, name: string) => `Remove the mark: ${license} of ${isolated(name)}`;
export const endTitle = 'Remove this mark?';
export const endText = 'The license then waits for a check again.';
export const ended = 'Mark removed';
