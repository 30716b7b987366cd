/** What is written on condition of what was read is read again when somebody else was quicker. */

/** Thrown by a condition that no longer holds. */
export class Moved extends Error {
  override readonly name = 'Moved';
}

const MAX_ATTEMPTS = 8;
/** Milliseconds: all attempts together stay well below what a caller waits for. */
const LONGEST_PAUSE = 200;

/**
 * Runs `attempt`, which reads and then writes, until nobody came in between.
 * @throws what `giveUp` gives when somebody always did
 */
export async function whileItMoves<T>(attempt: () => Promise<T>, giveUp: () => Error): Promise<T> {
  for (let turn = 1; turn <= MAX_ATTEMPTS; turn++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      // Jitter, so that those who met do not meet again.
      await new Promise((resolve) =>
        setTimeout(resolve, Math.random() * Math.min(10 * 2 ** turn, LONGEST_PAUSE)),
      );
    }
  }
  throw giveUp();
}
