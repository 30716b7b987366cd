/** The page that shows an annual report to anybody who has its link. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Annual report';
export const titleOf = (name: string, year: number) => `${isolated(name)}: report of ${year}`;
export const madeOn = (day: string) =>
  `The organization made this link on ${day}. The figures are those of now.`;
export const ended = 'This link has ended, or it is not complete. Ask the organization for a new one.';
