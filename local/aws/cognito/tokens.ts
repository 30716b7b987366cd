import { randomBytes } from 'node:crypto';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';

type TokenUse = 'id' | 'access';

/**
 * Private keys as JWK. Cognito signs the two kinds of tokens with separate keys, so both must be looked up by `kid`.
 */
export type SigningKeys = Readonly<Record<TokenUse, Record<string, string>>>;

interface SignerOptions {
  issuer: string;
  clientId: string;
  keys: SigningKeys;
  /** Milliseconds. */
  now: () => number;
}

export interface TokenSigner {
  sign(use: TokenUse, claims: JWTPayload): Promise<string>;
  /**
   * Makes the checks of a gateway's JWT authorizer: signature, issuer, expiry, and that the token was made for this
   * client (`aud`, or `client_id` if there is none). Returns the claims; rejects with jose's error otherwise.
   */
  verify(token: string): Promise<JWTPayload>;
}

export async function createSigningKeys(): Promise<SigningKeys> {
  const [id, access] = await Promise.all([createKey(), createKey()]);
  return { id, access };
}

async function createKey(): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  const texts = Object.entries(key).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), kid: randomBytes(32).toString('base64') };
}

export function createTokenSigner({ issuer, clientId, keys, now }: SignerOptions): TokenSigner {
  const findKey = createLocalJWKSet({
    keys: [keys.id, keys.access].map(({ kty = '', n = '', e = '', kid = '' }) => ({ kty, n, e, kid })),
  });
  // Read once, because reading a key takes as long as signing with it.
  const privateKeys = { id: importJWK(keys.id, 'RS256'), access: importJWK(keys.access, 'RS256') };
  return {
    sign: async (use, claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ kid: keys[use].kid ?? '', alg: 'RS256' })
        .setIssuer(issuer)
        .sign(await privateKeys[use]),
    async verify(token) {
      const { payload } = await jwtVerify(token, findKey, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(now()),
      });
      const audience = payload.aud ?? payload.client_id;
      if (![audience].flat().includes(clientId)) throw new Error('The token was made for another client');
      return payload;
    },
  };
}
