import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** What is built of the web app beside what vite.config.ts says: what these builds have in common. */
export const besideTheApp = (root: string) =>
  ({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
  }) satisfies InlineConfig;
