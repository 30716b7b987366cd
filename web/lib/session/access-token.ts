/** The access token of who is signed in, as the user pool's library keeps it. */
import { Amplify } from 'aws-amplify';
import { fetchAuthSession } from 'aws-amplify/auth';
import { forgetPersonalAnswers } from '../api/personal-cache.ts';
import { storedSessionChanged, storedUserId } from '../device/stored-session.ts';
import { isBeingFilledIn } from '../first-paint/being-filled-in.ts';
import { loadSiteConfig } from '../site/site-config.ts';
import { endedUnderForm } from './sign-in-prompt.ts';
import { tokenFacts } from './token-facts.ts';

let configured: Promise<void> | undefined;

async function configure(): Promise<void> {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await loadSiteConfig();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
}

/** Resolves when the library knows the pool; a failure is tried again by the next caller. */
export function ready(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

/**
 * The access token, refreshed when it is about to expire; undefined when the session is over, which then is forgotten.
 * @param refused by the server: another one is fetched in its place, unless it is somebody else's session by now
 * @param renewed in place of that one, and refused as well: the session is over
 * @throws when the user pool could not be reached; the session then goes on
 */
export async function accessToken(refused?: string, renewed?: string): Promise<string | undefined> {
  await ready();
  const token = await (renewal ?? currentToken());
  if (refused === undefined || token === undefined) return token;
  if (token === renewed) return endSession(storedUserId());
  if (token === refused) return await renew();
  return renewed === undefined && isSamePerson(token, refused) ? token : undefined;
}

/** The one refresh for all calls that were refused at the same time. */
let renewal: Promise<string | undefined> | undefined;

function renew(): Promise<string | undefined> {
  renewal ??= currentToken({ forceRefresh: true }).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function currentToken(options?: { forceRefresh: true }): Promise<string | undefined> {
  const person = storedUserId();
  try {
    const { tokens } = await fetchAuthSession(options);
    return tokens ? tokens.accessToken.toString() : endSession(person);
  } catch (error) {
    // aws-amplify forgets by itself a session that cannot go on, shortly after it has said so; what only failed can be tried again.
    await new Promise((resolve) => setTimeout(resolve));
    if (storedUserId() !== undefined) throw error;
    return endSession(person);
  }
}

const isSamePerson = (one: string, other: string) => tokenFacts(one)?.userId === tokenFacts(other)?.userId;

/** Expired, revoked or deleted: what is stored is of no use any more. */
function endSession(person: string | undefined): undefined {
  if (isBeingFilledIn()) endedUnderForm.set(person);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
  }
  void forgetPersonalAnswers();
  storedSessionChanged();
}
