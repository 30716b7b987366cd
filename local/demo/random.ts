import { ulid } from 'ulid';

/** Random choices that are the same for the same seed, so that a repeated seeding makes the same posts. */
export interface Random {
  /** From `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** @param seed any whole number */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: 32 bits of state, evenly distributed, fast.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** An id for a time, the same for the same choices. @param at milliseconds since the epoch */
export const idAt = (at: number, random: Random): string => ulid(Math.round(at), () => random.between(0, 1));
