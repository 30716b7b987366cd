import { createLocalJWKSet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { importSigningKey, publicKeys, type SigningKeys, type TokenUse } from './signing-keys.ts';

interface SignerOptions {
  issuer: string;
  clientId: string;
  keys: SigningKeys;
  /** Milliseconds. */
  now: () => number;
}

export interface TokenSigner {
  readonly issuer: string;
  readonly jwks: ReturnType<typeof publicKeys>;
  sign(use: TokenUse, claims: JWTPayload): Promise<string>;
  /**
   * Checks what a gateway's JWT authorizer checks: signature, issuer, expiry, and that it was made for this client (`aud`, or
   * `client_id` where there is none). Gives the claims; rejects with jose's error otherwise.
   */
  verify(token: string): Promise<JWTPayload>;
}

export async function createTokenSigner({
  issuer,
  clientId,
  keys,
  now,
}: SignerOptions): Promise<TokenSigner> {
  const [id, access] = await Promise.all([importSigningKey(keys.id), importSigningKey(keys.access)]);
  const privateKeys = { id, access };
  const jwks = publicKeys(keys);
  const findKey = createLocalJWKSet(jwks);
  return {
    issuer,
    jwks,
    sign: (use, claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ kid: keys[use].kid ?? '', alg: 'RS256' })
        .setIssuer(issuer)
        .sign(privateKeys[use]),
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
