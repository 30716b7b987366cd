/** A clock that tests can move ahead: real time plus an offset, shared by the cloud and its functions' threads. */
export interface Clock {
  now(): number;
  /** @param milliseconds added to all later times */
  advance(milliseconds: number): void;
  readonly shared: SharedArrayBuffer;
}

export function createClock(): Clock {
  const shared = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const offset = new BigInt64Array(shared);
  return {
    shared,
    now: () => Date.now() + Number(Atomics.load(offset, 0)),
    advance: (milliseconds) => {
      Atomics.add(offset, 0, BigInt(Math.round(milliseconds)));
    },
  };
}
