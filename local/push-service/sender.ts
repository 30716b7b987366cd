import { importJWK, jwtVerify } from 'jose';

const MAX_LIFETIME_SECONDS = 24 * 60 * 60;

/**
 * Verifies who sends a message (VAPID, RFC 8292).
 * @returns the sender's public key; undefined without a valid signature for this push service
 */
export async function senderOf(
  authorization: string | undefined,
  audience: string,
  now: Date,
): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const options = { audience, currentDate: now, requiredClaims: ['exp', 'sub'], algorithms: ['ES256'] };
    const { exp = 0 } = (await jwtVerify(token, publicKey, options)).payload;
    return exp - now.getTime() / 1000 <= MAX_LIFETIME_SECONDS ? key : undefined;
  } catch {
    return undefined;
  }
}
