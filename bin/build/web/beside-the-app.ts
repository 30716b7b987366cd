import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Settings shared by the builds beside the one in vite.config.ts. */
export const besideTheApp = (root: string) =>
  ({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
  }) satisfies InlineConfig;
