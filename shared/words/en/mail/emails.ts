/** Texts of emails of all kinds (second document, section 7). */
import { isolated } from '../../../text/isolated.ts';

export const hello = (name: string) => (name ? `Hello ${isolated(name)},` : 'Hello,');
export const isOn = (kind: string) => `You get this email because “${kind}” is on.`;
export const unsubscribe = 'Unsubscribe';
export const unsubscribeText = (kind: string, url: string) => `Stop these emails (${kind}): ${url}`;

/** In the day's last notice to the site's mailbox. */
export const lastNotice = (max: number) =>
  `This was notice number ${max} in one day. No more notices come until a day after the first one. You can read new messages in the dashboard.`;
export const openDashboard = 'Open the dashboard';
