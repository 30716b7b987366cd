/// <reference types="vite/client" />
/**
 * The offline app, which bin/build/web/service-worker.ts builds into /sw.js. The files shell.ts and reads.ts define
 * what is cached and for how long. New versions are handled in shell.ts, sending in the background in
 * background-send.ts, notifications in notifications.ts.
 */
import { senderToken, sendInBackground } from './background-send.ts';
import { showNotifications } from './notifications.ts';
import { keepAnswers, keepReads } from './reads.ts';
import { keepLanguage, keepShell } from './shell.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

keepShell(self);
keepReads();
showNotifications(self, senderToken);

self.addEventListener('message', (event) => {
  const { data } = event;
  // A tab reports that nobody is filling anything in.
  if (data?.type === 'take-over') void self.skipWaiting();
  if (data?.type === 'keep-answers') event.waitUntil(keepAnswers(data));
  // A file that can't be fetched now is fetched after the next visit in this language.
  if (data?.type === 'keep-language') event.waitUntil(keepLanguage(data.language).catch(() => undefined));
});

self.addEventListener('sync', (event) => {
  event.waitUntil(sendInBackground(event.tag));
});
