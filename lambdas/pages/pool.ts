/** At most so many at a time; the others wait, until there are too many of them or their time is over. */
export interface Pool {
  /** @throws Error when too many wait already, and what the signal says when it comes first */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createPool({ size, maxWaiting }: { size: number; maxWaiting: number }): Pool {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = async (signal: AbortSignal) => {
    if (running < size) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new Error(`${maxWaiting} wait already`);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(resolve);
    await promise;
    signal.removeEventListener('abort', giveUp);
  };
  return {
    async run(signal, work) {
      await turn(signal);
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
