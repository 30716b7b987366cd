import { signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { recordSignOut } from './store/accounts.ts';

/** The user pool ends the sessions themselves, which the browser asks it for; tokens that were given out would work for an hour more. */
export default endpoint(signOutEverywhere, async ({ actor, now }) => {
  await recordSignOut(actor.userId, now);
  return { signedOut: true as const };
});
