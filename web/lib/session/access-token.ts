/** The signed-in person's access token, as the user pool's library stores it. */
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

/** Resolves when the library is configured. After a failure the next call tries again. */
export function ready(): Promise<void> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

/**
 * Returns the access token, refreshed if it is about to expire; undefined if the session is over, which is then
 * removed.
 * @param refused a token that the server refused: another one is fetched, unless the session belongs to somebody else
 * by now
 * @param renewed the token fetched after that, if it was refused as well: the session is over
 * @throws if the user pool could not be reached; the session then continues
 */
export async function accessToken(refused?: string, renewed?: string): Promise<string | undefined> {
  await ready();
  const token = await (renewal ?? currentToken());
  if (refused === undefined || token === undefined) return token;
  if (token === renewed) return endSession(storedUserId());
  if (token === refused) return await renew();
  return renewed === undefined && isSamePerson(token, refused) ? token : undefined;
}

/** One refresh for all requests that were refused at the same time. */
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
    // aws-amplify removes a session that can't continue, shortly after it has thrown. Any other failure can be retried.
    await new Promise((resolve) => setTimeout(resolve));
    if (storedUserId() !== undefined) throw error;
    return endSession(person);
  }
}

const isSamePerson = (one: string, other: string) => tokenFacts(one)?.userId === tokenFacts(other)?.userId;

/** The session is expired, revoked or deleted, so the stored data is useless. */
function endSession(person: string | undefined): undefined {
  if (isBeingFilledIn()) endedUnderForm.set(person);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('CognitoIdentityServiceProvider.')) localStorage.removeItem(key);
  }
  void forgetPersonalAnswers();
  storedSessionChanged();
}
