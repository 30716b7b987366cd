import type { Browser } from 'playwright-core';
import { test as base, expect, onTestFinished } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { launchBrowser, launchFirefox, openVisit, type Visit, type VisitOptions } from './browser.ts';
import { giveSession } from './browser-session.ts';

/** The cloud for the tests of this file. It is available once a test or a hook of `it` has started. */
export let cloud: LocalCloud;

/** Two fishermen without groups, for files that call `usePeople()`. */
export let ruth: TestUser;
export let omar: TestUser;

let startOwn: (() => Promise<LocalCloud>) | undefined;

/**
 * Gives the calling file its own empty cloud, which ends with the file: for tests that move the clock, look at all
 * data, or make functions fail. To be called at the top of the file.
 */
export function useOwnCloud(start: () => Promise<LocalCloud> = startLocalCloud): void {
  startOwn = start;
}

/** The cloud and browser that the files of one worker share, each started when it is first needed. */
let sharedCloud: Promise<LocalCloud> | undefined;
let browser: Promise<Browser> | undefined;

let launch = launchBrowser;

/** Runs the tests of this worker in Firefox instead of Chromium. To be called before the first test. */
export function useFirefox(): void {
  launch = launchFirefox;
}

/**
 * The test function of everything that runs against the local cloud. The files of a worker run one after the other on
 * the same cloud and browser, so a test makes its own people and looks only at their data.
 */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
  .extend('worker', { scope: 'worker' }, async ({}, { onCleanup }) => {
    onCleanup(async () => {
      await (await browser)?.close();
      await (await sharedCloud)?.stop();
    });
    return {
      startSharedCloud() {
        sharedCloud ??= startLocalCloud();
        return sharedCloud;
      },
    };
  })
  .extend('cloud', { scope: 'file', auto: true }, async ({ worker }, { onCleanup }) => {
    const start = startOwn;
    startOwn = undefined;
    cloud = await (start ?? worker.startSharedCloud)();
    onCleanup(async () => {
      await cloud.settled();
      const failures = cloud.failures.splice(0);
      if (start) await cloud.stop();
      expect(failures, 'functions that failed while these tests ran').toEqual([]);
    });
    return cloud;
  });

export function usePeople(): void {
  it.beforeAll(async () => {
    const fisherman = () => cloud.createUser({ fisherman: A_FISHERMAN });
    [ruth, omar] = await Promise.all([fisherman(), fisherman()]);
  });
}

interface Visitor extends VisitOptions {
  /** The person who is signed in. */
  as?: TestUser;
  /** The page that they open. */
  at?: string;
  flavour?: Flavour;
}

/** Opens a device for a visitor, until the test ends. */
export async function visit({ as, at, flavour, ...options }: Visitor = {}): Promise<Visit> {
  browser ??= launch();
  const opened = await openVisit(await browser, options);
  onTestFinished(() => opened.end());
  if (as) await giveSession(opened.context, cloud, as);
  if (at !== undefined) await opened.page.goto(cloud.origin(flavour) + at);
  return opened;
}
