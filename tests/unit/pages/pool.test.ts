import { describe, expect, it } from 'vitest';
import { createPool } from '#lambdas/pages/pool.ts';

const never = new AbortController().signal;

/** Work that ends when it is told to. */
function works(count: number) {
  let running = 0;
  let most = 0;
  const all = Array.from({ length: count }, () => Promise.withResolvers<void>());
  return {
    most: () => most,
    end: (index: number) => all[index]?.resolve(),
    start: (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await all[index]?.promise;
      running -= 1;
      return index;
    },
  };
}

describe('a pool', () => {
  it('runs so many at a time, the others in their order, after a failure too', async () => {
    const pool = createPool({ size: 2, maxWaiting: 10 });
    const work = works(4);
    const failing = pool.run(never, () => Promise.reject(new Error('broken')));
    const results = [0, 1, 2, 3].map((index) => pool.run(never, work.start(index)));
    await expect(failing).rejects.toThrow('broken');
    for (const index of [1, 0, 3, 2]) work.end(index);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3]);
    expect(work.most()).toBe(2);
  });

  it('turns away whom it would keep waiting with too many others', async () => {
    const pool = createPool({ size: 1, maxWaiting: 1 });
    const work = works(2);
    const accepted = [0, 1].map((index) => pool.run(never, work.start(index)));
    await expect(pool.run(never, async () => 2)).rejects.toThrow('1 wait already');
    for (const index of [0, 1]) work.end(index);
    expect(await Promise.all(accepted)).toEqual([0, 1]);
  });

  it('lets go whose time is over while they wait, and nobody waits for them', async () => {
    const pool = createPool({ size: 1, maxWaiting: 5 });
    const work = works(2);
    const first = pool.run(never, work.start(0));
    const time = new AbortController();
    const late = pool.run(time.signal, async () => 'late');
    const last = pool.run(never, async () => 'last');
    time.abort(new Error('over'));
    await expect(late).rejects.toThrow('over');
    work.end(0);
    expect([await first, await last]).toEqual([0, 'last']);
  });
});
