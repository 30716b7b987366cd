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

/**
 * Connects an unmodified aws-amplify to a user pool as in the browser. It forgets an earlier session only on the
 * client.
 */
export function useAmplify(pool: Pool): void {
  // Amplify warns about every endpoint that is not AWS's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  // Amplify also replaces the storage by its own.
  Amplify.configure({ Auth: { Cognito: pool } });
  storage.clear();
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => storage.get(key) ?? null,
    setItem: async (key, value) => void storage.set(key, value),
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
}

/** Signs in by SRP. @returns an access token */
export async function signInBySrp(pool: Pool, username: string, password: string): Promise<string> {
  useAmplify(pool);
  const { nextStep } = await signIn({ username, password });
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error(`The sign-in of ${username} asks for ${nextStep.signInStep}.`);
  return tokens.accessToken.toString();
}
