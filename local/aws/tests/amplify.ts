import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';

interface Pool {
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string;
}

const storage = new Map<string, string>();

/** Has aws-amplify, unchanged, speak to a user pool as the browser does. An earlier session is forgotten here, not there. */
export function useAmplify(pool: Pool): void {
  // It warns of every endpoint that is not AWS' own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // It also puts a storage of its own in place.
  Amplify.configure({ Auth: { Cognito: pool } });
  storage.clear();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => storage.get(key) ?? null,
    setItem: async (key, value) => void storage.set(key, value),
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
}

/** @returns an access token, after a sign-in by SRP */
export async function signInBySrp(pool: Pool, username: string, password: string): Promise<string> {
  useAmplify(pool);
  const { nextStep } = await signIn({ username, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error(`The sign-in of ${username} asks for ${nextStep.signInStep}.`);
  return tokens.accessToken.toString();
}
