/** The email to a fisherman about receipts. */
import { isolated } from '../../../text/isolated.ts';

export const title = (organization: string) => `${isolated(organization)} sent you a donation receipt`;
export const text = (year: number) =>
  `You find it with the others of ${year} under My Posts. You can print the whole year as one page.`;
export const open = 'See your receipts';
