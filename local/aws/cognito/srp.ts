/**
 * The server's part of SRP-6a in Cognito's version. The 3072-bit group of RFC 5054 with generator 2 is MODP group 15,
 * which Node includes.
 * Numbers are hashed as Java writes a BigInteger: whole bytes, with a leading zero byte if the first bit is set.
 */
import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto';

const N = toNumber(getDiffieHellman('modp15').getPrime());
const g = 2n;
const k = toNumber(sha256(toBytes(N), toBytes(g)));

export interface Credential {
  /** Hexadecimal, 16 bytes. */
  salt: string;
  /** Hexadecimal. It is stored in place of the password. */
  verifier: string;
}

export interface Challenge {
  /** The secret exponent for this sign-in. */
  b: bigint;
  /** The public value, in response to the client's A. */
  B: bigint;
}

export interface Exchange extends Challenge {
  poolName: string;
  userId: string;
  verifier: string;
  A: bigint;
  /** Base64, unchanged. */
  secretBlock: string;
}

export function createCredential(poolName: string, userId: string, password: string): Credential {
  const salt = randomBytes(16).toString('hex');
  return { salt, verifier: verifierOf(poolName, userId, salt, password) };
}

export function verifierOf(poolName: string, userId: string, salt: string, password: string): string {
  const identity = sha256(`${poolName}${userId}:${password}`);
  const x = toNumber(sha256(toBytes(toNumber(Buffer.from(salt, 'hex'))), identity));
  return powerOfG(x).toString(16);
}

/**
 * Returns undefined for anything but a hexadecimal number that is not a multiple of N (which would reveal the shared
 * secret).
 */
export function readPublicValue(hex: string): bigint | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(hex)) return undefined;
  const value = BigInt(`0x${hex}`);
  return value % N === 0n ? undefined : value;
}

export function startChallenge(verifier: string): Challenge {
  const b = toNumber(randomBytes(32));
  return { b, B: (k * fromHex(verifier) + powerOfG(b)) % N };
}

/**
 * The signature that a client with the right password makes for this sign-in at `timestamp` (in the client's format).
 */
export function expectedProof(exchange: Exchange, timestamp: string): Buffer {
  const { poolName, userId, secretBlock } = exchange;
  return createHmac('sha256', sharedKey(exchange))
    .update(poolName)
    .update(userId)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
}

function sharedKey({ A, b, B, verifier }: Exchange): Buffer {
  const u = toNumber(sha256(toBytes(A), toBytes(B)));
  const secret = power(A * power(fromHex(verifier), u), b);
  const extracted = createHmac('sha256', toBytes(u)).update(toBytes(secret)).digest();
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The base in which an exponent of g is written. */
const BASE = 16n;

/** For each place of an exponent, the powers of g for each digit at that place. */
const powersByPlace: bigint[][] = [];

/**
 * `power(g, exponent)` in a sixth of the time, by caching powers of g. Every password that is set or checked needs it.
 */
function powerOfG(exponent: bigint): bigint {
  let result = 1n;
  let place = 0;
  for (let rest = exponent; rest > 0n; rest /= BASE) {
    result = (result * (powersAt(place)[Number(rest % BASE)] ?? 1n)) % N;
    place++;
  }
  return result;
}

function powersAt(place: number): bigint[] {
  const known = powersByPlace[place];
  if (known) return known;
  const unit = power(g, BASE ** BigInt(place));
  const powers = [1n];
  while (powers.length < Number(BASE)) powers.push(((powers.at(-1) ?? 1n) * unit) % N);
  powersByPlace[place] = powers;
  return powers;
}

function sha256(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function toBytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function toNumber(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'));
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}
