/** Subscribing to the newsletter of a site without an account. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Newsletter';
export const formTitle = 'Get our newsletter';
export const lead =
  'News from the dock and the community, by email. No account needed. If you have one, you already get our news.';
export const email = 'Your email address';
export const emailHint = 'Only for the newsletter. You can unsubscribe with one click.';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const sentTitle = 'Check your email';
export const sentText = (email: string) =>
  `To confirm, open the link that we email to ${isolated(email)} within 48 hours. If nothing arrives, check your spam folder.`;

/** The page that the link in that email opens. */
export const confirmTitle = 'Confirm your subscription';
export const confirmLead = 'You get our newsletter once you confirm.';
export const confirm = 'Confirm';
export const confirming = 'Confirming...';
export const doneTitle = 'You are subscribed';
export const doneText = 'We will email you our next newsletter. Each one has a link to unsubscribe.';
export const again = 'Subscribe again';
export const home = 'Return to Home';
