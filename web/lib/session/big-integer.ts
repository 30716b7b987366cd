/**
 * Large numbers for the password's proof, in place of the user pool library's own (vite.config.ts). Those are written in script and keep a phone
 * busy for a second at each sign-in. The browser's take an eighth of that.
 */
export default class BigInteger {
  static readonly ZERO = new BigInteger('0');
  static readonly ONE = new BigInteger('1');
  readonly #value: bigint;

  /** @param digits hexadecimal: the library asks for no other base */
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

  /** @returns never less than zero */
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
