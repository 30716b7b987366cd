/** State that one run leaves for the next, which checks that an update in place keeps people's posts. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const remembered = z.object({
  email: z.string(),
  password: z.string(),
  catchId: z.string(),
  pledgeId: z.string(),
});
export type Remembered = z.infer<typeof remembered>;

export interface Memory {
  earlier: Remembered | undefined;
  remember(run: Remembered): void;
}

export function openMemory(file: string): Memory {
  return {
    earlier: read(file),
    remember(run) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(run));
    },
  };
}

/** For a site that was made anew. */
export function forget(file: string): void {
  rmSync(file, { force: true });
}

function read(file: string): Remembered | undefined {
  try {
    return z.parse(remembered, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
