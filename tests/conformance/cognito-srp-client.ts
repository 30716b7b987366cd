/** A client's half of SRP, written apart from the pool's half so that the two can disagree. */
import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';

const PRIME = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);

/** The user pool to sign in at. */
interface SignInTarget {
  sdk: CognitoIdentityProviderClient;
  userPoolId: string;
  clientId: string;
}

export interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  ExpiresIn: number | undefined;
  TokenType: string | undefined;
}

/** Signs in with SRP and gives the tokens; throws the SDK's error, or when a challenge follows. */
export async function signIn(target: SignInTarget, email: string, password: string): Promise<Tokens> {
  const { AuthenticationResult } = await proveByPassword(target, email, password);
  const { AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType } = AuthenticationResult ?? {};
  if (!AccessToken || !IdToken || !RefreshToken) throw new Error('The sign-in did not end in tokens');
  return { AccessToken, IdToken, RefreshToken, ExpiresIn, TokenType };
}

/** Both steps of SRP, whatever they lead to. */
export async function proveByPassword(
  target: SignInTarget,
  email: string,
  password: string,
): Promise<RespondToAuthChallengeCommandOutput> {
  const a = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const parameters = await beginSrp(target, email, modularPower(2n, a));
  return target.sdk.send(answerTo(target, parameters, a, password));
}

/** First step. Gives the challenge's parameters. */
export async function beginSrp(
  { sdk, clientId }: SignInTarget,
  email: string,
  A: bigint,
): Promise<Record<string, string>> {
  const { ChallengeParameters = {} } = await sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: A.toString(16) },
    }),
  );
  return ChallengeParameters;
}

/** Second step, not yet sent. */
export function answerTo(
  { clientId, userPoolId }: SignInTarget,
  { SALT = '', SRP_B = '', SECRET_BLOCK = '', USERNAME = '', USER_ID_FOR_SRP = '' }: Record<string, string>,
  a: bigint,
  password: string,
): RespondToAuthChallengeCommand {
  const poolName = userPoolId.split('_')[1] ?? '';
  const x = hash(signedHex(BigInt(`0x${SALT}`)) + hashText(`${poolName}${USER_ID_FOR_SRP}:${password}`));
  const timestamp = new Date()
    .toUTCString()
    .replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+) GMT$/, (_, ...words: string[]) =>
      [words[0], words[2], String(Number(words[1])), words[4], 'UTC', words[3]].join(' '),
    );
  const signature = createHmac('sha256', claimKey(a, BigInt(`0x${SRP_B}`), BigInt(`0x${x}`)))
    .update(poolName + USER_ID_FOR_SRP)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(timestamp)
    .digest('base64');
  return new RespondToAuthChallengeCommand({
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME,
      PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
      PASSWORD_CLAIM_SIGNATURE: signature,
      TIMESTAMP: timestamp,
    },
  });
}

function claimKey(a: bigint, B: bigint, x: bigint): Buffer {
  const u = hash(signedHex(modularPower(2n, a)) + signedHex(B));
  const k = BigInt(`0x${hash(`${signedHex(PRIME)}02`)}`);
  const base = B - ((k * modularPower(2n, x)) % PRIME) + PRIME;
  const secret = modularPower(base, a + BigInt(`0x${u}`) * x);
  const salted = createHmac('sha256', Buffer.from(signedHex(BigInt(`0x${u}`)), 'hex'))
    .update(Buffer.from(signedHex(secret), 'hex'))
    .digest();
  return createHmac('sha256', salted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

/** Square and multiply from the highest bit down. */
export function modularPower(base: bigint, exponent: bigint): bigint {
  return [...exponent.toString(2)].reduce((result, bit) => {
    const squared = (result * result) % PRIME;
    return bit === '1' ? (squared * base) % PRIME : squared;
  }, 1n);
}

/** Two's complement of a positive number, in whole bytes. */
function signedHex(value: bigint): string {
  const bytes = Math.floor(value.toString(2).length / 8) + 1;
  return value.toString(16).padStart(bytes * 2, '0');
}

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
