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
