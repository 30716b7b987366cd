import { join } from 'node:path';
import { run } from './run.ts';

const QUIET = ['--no-notices', '--no-version-reporting', '--no-color'];

/** Runs the repository's own CDK with this process's environment. @throws Error with the last lines of its output when it fails */
export async function cdk(
  root: string,
  args: readonly string[],
  { log, context = {} }: { log?: string; context?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  const contextArgs = Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]);
  await run(
    process.execPath,
    [join(root, 'node_modules/aws-cdk/bin/cdk'), ...args, ...contextArgs, ...QUIET],
    {
      cwd: root,
      ...(log !== undefined && { log }),
    },
  );
}
