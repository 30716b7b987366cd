/**
 * Large numbers for the proof of a password. They replace the numbers of the user pool's library (vite.config.ts),
 * which are written in JavaScript and keep a phone busy for a second at each sign-in. The browser's own take an eighth
 * of that.
 */
export default class BigInteger {
  static readonly ZERO = new BigInteger('0');
  static readonly ONE = new BigInteger('1');
  readonly #value: bigint;

  /** @param digits hexadecimal, because the library uses no other base */
  constructor(digits: string | bigint) {
    this.#value = typeof digits === 'bigint' ? digits : BigInt(`0x${digits}`);
  }

  add(other: BigInteger): BigInteger {
    return new BigInteger(this.#value + other.#value);
  }

  subtract(other: BigInteger): BigInteger {
    return new BigInteger(this.#value - other.#value);
  }

  multiply(other: BigInteger): BigInteger {
    return new BigInteger(this.#value * other.#value);
  }

  /** @returns a number that is never negative */
  mod(modulus: BigInteger): BigInteger {
    const rest = this.#value % modulus.#value;
    return new BigInteger(rest < 0n ? rest + modulus.#value : rest);
  }

  modPow(exponent: BigInteger, modulus: BigInteger, tell: (error: null, power: BigInteger) => void): void {
    let power = 1n;
    let base = this.mod(modulus).#value;
    for (let rest = exponent.#value; rest > 0n; rest >>= 1n) {
      if (rest & 1n) power = (power * base) % modulus.#value;
      base = (base * base) % modulus.#value;
    }
    tell(null, new BigInteger(power));
  }

  abs(): BigInteger {
    return this.#value < 0n ? new BigInteger(-this.#value) : this;
  }

  compareTo(other: BigInteger): number {
    return Number(this.#value > other.#value) - Number(this.#value < other.#value);
  }

  equals(other: BigInteger): boolean {
    return this.#value === other.#value;
  }

  toString(radix: number): string {
    return this.#value.toString(radix);
  }
}
