import { randomBytes } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

export type TokenUse = 'id' | 'access';

/** Private keys as JWK. Cognito signs the two kinds of tokens with a key each, so both must be looked up by `kid`. */
export type SigningKeys = Readonly<Record<TokenUse, Record<string, string>>>;

export async function createSigningKeys(): Promise<SigningKeys> {
  const [id, access] = await Promise.all([createKey(), createKey()]);
  return { id, access };
}

async function createKey(): Promise<Record<string, string>> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const entries = Object.entries(await exportJWK(privateKey)).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return { ...Object.fromEntries(entries), kid: randomBytes(32).toString('base64') };
}

export async function importSigningKey(key: Record<string, string>): Promise<CryptoKey> {
  const imported = await importJWK(key, 'RS256');
  if (imported instanceof Uint8Array) throw new TypeError('A signing key is not an RSA key');
  return imported;
}

/** What `/.well-known/jwks.json` answers. */
export function publicKeys(keys: SigningKeys): { keys: JWK[] } {
  return {
    keys: [keys.id, keys.access].map(({ kty, n, e, kid }) => {
      if (!kty || !n || !e || !kid) throw new TypeError('A signing key is not an RSA key');
      return { alg: 'RS256', e, kid, kty, n, use: 'sig' };
    }),
  };
}
