/** Says how far a long work is: a bar on a terminal, a line for each tenth elsewhere. */
export interface Progress {
  /** @param done of the total, never less than before */
  at(done: number): void;
}

const WIDTH = 30;

/** @param what is counted: `posts` */
export function progressOf(
  total: number,
  what: string,
  output: NodeJS.WriteStream = process.stderr,
): Progress {
  const from = performance.now();
  let shown = -1;
  return {
    at(done) {
      const share = total === 0 ? 1 : done / total;
      const step = output.isTTY ? Math.floor(share * 1000) : Math.floor(share * 10);
      if (step === shown) return;
      shown = step;
      const said = `${Math.floor(share * 100)}% of ${total} ${what}${remaining(share, performance.now() - from)}`;
      if (!output.isTTY) output.write(`${said}\n`);
      else output.write(`\r${barOf(share)} ${said}\u001b[K${done >= total ? '\n' : ''}`);
    },
  };
}

function barOf(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`;
}

function remaining(share: number, elapsed: number): string {
  if (share >= 1) return `, ${Math.round(elapsed / 1000)} s`;
  return share === 0 ? '' : `, ${Math.ceil(((elapsed / share) * (1 - share)) / 1000)} s left`;
}
