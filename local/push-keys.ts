import { generateKeyPairSync } from 'node:crypto';
import type { PushKeys } from '#shared/deployment/push-keys.ts';

/** Makes a pair of keys for Web Push: a point and a number of P-256, as browsers and push services take them. */
export function makePushKeys(): PushKeys[number] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const uncompressed = Buffer.of(4);
  const point = [uncompressed, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
