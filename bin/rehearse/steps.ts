import { execFile } from 'node:child_process';
import { ROOT } from '#bin/command.ts';

/** Prints each step of a rehearsal with the time it took, and collects what was not as it should be. */
export interface Steps {
  readonly wrong: string[];
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  expect(isRight: boolean, sentence: string): void;
}

export function stepsOf(say: (line: string) => void): Steps {
  const wrong: string[] = [];
  return {
    wrong,
    async step(name, work) {
      const start = performance.now();
      const result = await work();
      say(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
      return result;
    },
    expect(isRight, sentence) {
      if (!isRight) wrong.push(sentence);
    },
  };
}

/** Runs an operator's command on the site. @returns what it printed */
export async function runOn(
  steps: Steps,
  port: number,
  stateDirectory: string,
  name: string,
  flags: readonly string[] = [],
): Promise<string> {
  const command = [`bin/${name}.ts`, `--state=${stateDirectory}`, ...flags];
  const options = { cwd: ROOT, env: { ...process.env, PORT: String(port) } };
  return await steps.step(['npm run', name, ...flags].join(' '), async () => {
    const { error, lines } = await new Promise<{ error: unknown; lines: string }>((resolve) => {
      execFile(process.execPath, command, options, (error, stdout, stderr) =>
        resolve({ error, lines: stdout + stderr }),
      );
    });
    steps.expect(error === null, `${name}: ${lines.trim()}`);
    return lines;
  });
}
