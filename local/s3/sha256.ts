import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { SignatureV4 } from '@smithy/signature-v4';

type HashConstructor = ConstructorParameters<typeof SignatureV4>[0]['sha256'];
type Source = NonNullable<ConstructorParameters<HashConstructor>[0]>;

/** SHA-256, keyed when a secret is given, in the shape that `SignatureV4` asks for. */
export class Sha256 {
  readonly #secret: Source | undefined;
  #state: Hash | Hmac;

  constructor(secret?: Source) {
    this.#secret = secret;
    this.#state = this.#start();
  }

  update(data: Source): void {
    this.#state.update(toBuffer(data));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#state.digest());
  }

  reset(): void {
    this.#state = this.#start();
  }

  #start(): Hash | Hmac {
    return this.#secret === undefined ? createHash('sha256') : createHmac('sha256', toBuffer(this.#secret));
  }
}

function toBuffer(data: Source): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
