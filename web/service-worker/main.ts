/// <reference types="vite/client" />
/**
 * The app without a network, built into /sw.js (bin/build/web/service-worker.ts). What is kept and for how long stands in shell.ts and reads.ts; that
 * nobody is stranded by a new version, in shell.ts; sending in the background, in background-send.ts.
 */
import { sendInBackground } from './background-send.ts';
import { keepAnswers, keepReads } from './reads.ts';
import { keepShell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

keepShell(self);
keepReads();

self.addEventListener('message', (event) => {
  const { data } = event;
  // A tab says that nobody is in the middle of anything.
  if (data?.type === 'take-over') void self.skipWaiting();
  if (data?.type === 'keep-answers') event.waitUntil(keepAnswers(data));
});

self.addEventListener('sync', (event) => {
  event.waitUntil(sendInBackground(event.tag));
});
