import { join } from 'node:path';
import type { InlineConfig } from 'vite';

/** Settings shared by the builds of the web app that vite.config.ts does not describe. */
export const besideTheApp = (root: string) =>
  ({
    configFile: false,
    root: join(root, 'web'),
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
  }) satisfies InlineConfig;
