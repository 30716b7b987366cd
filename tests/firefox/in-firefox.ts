import { describe } from 'vitest';
import { hasFirefox } from '#tests/support/browser/find-browser.ts';
import { useFirefox } from '#tests/support/browser/fixtures.ts';

const isThere = hasFirefox();

/** Runs the journeys of a file of tests/web as they are (docs/decisions/2026-11-25-other-browsers.md). */
export function inFirefox(load: () => Promise<unknown>): void {
  describe.runIf(isThere)('in Firefox', async () => {
    useFirefox();
    await load();
  });
}
