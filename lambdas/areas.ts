/**
 * The areas of the backend. Each lists in its `area.ts` what the rest of the system uses; to remove an area, delete its
 * folder and its line here. The build expands each of the lists below, so that a function contains only the parts it
 * uses (bin/build/areas-in-full.ts).
 */
import * as alerts from './alerts/area.ts';
import * as annualReports from './annual-reports/area.ts';
import * as audit from './audit/area.ts';
import * as calendar from './calendar/area.ts';
import * as claims from './claims/area.ts';
import * as due from './due/area.ts';
import type { Worker } from './due/run-due.ts';
import * as favorites from './favorites/area.ts';
import * as impact from './impact/area.ts';
import * as invitations from './invitations/area.ts';
import type { Runner } from './jobs/consume.ts';
import * as keys from './keys/area.ts';
import * as landings from './landings/area.ts';
import * as ledger from './ledger/area.ts';
import * as licenses from './licenses/area.ts';
import * as mail from './mail/area.ts';
import * as messages from './messages/area.ts';
import * as moderation from './moderation/area.ts';
import * as newsletters from './newsletters/area.ts';
import * as organizations from './organizations/area.ts';
import * as overview from './overview/area.ts';
import * as people from './people/area.ts';
import * as photos from './photos/area.ts';
import * as places from './places/area.ts';
import * as posts from './posts/area.ts';
import * as push from './push/area.ts';
import * as ratings from './ratings/area.ts';
import * as receipts from './receipts/area.ts';
import * as reservations from './reservations/area.ts';
import * as sharing from './sharing/area.ts';
import * as site from './site/area.ts';
import * as sitemap from './sitemap/area.ts';
import * as suspensions from './suspensions/area.ts';
import type { Contribution, Eraser, ItemDefinition, Presenter, Subscription } from './table/index.ts';
import * as webhooks from './webhooks/area.ts';

/** Parts that are made by calls are wrapped in functions: the bundler drops an unused function but keeps such calls. */
interface Area {
  /** The kinds of items that it stores. Their definitions name the owners, which determines export and erasure. */
  items?: readonly ItemDefinition<object>[];
  /** Reactions to changes of its own items or those of areas below it. */
  reactions?: () => readonly (readonly Subscription[])[];
  jobs?: () => readonly Runner[];
  /** Jobs that send emails. */
  mails?: () => readonly Runner[];
  /** Jobs that send notifications to devices. */
  pushes?: () => readonly Runner[];
  /** Work that it schedules for a later time (lambdas/due). */
  dueWork?: readonly Readonly<Record<string, Worker>>[];
  presenters?: () => readonly Presenter[];
  contributions?: () => readonly Contribution[];
  erasers?: () => readonly Eraser[];
}

const AREAS: readonly Area[] = [
  alerts,
  annualReports,
  audit,
  calendar,
  claims,
  due,
  favorites,
  impact,
  invitations,
  keys,
  landings,
  ledger,
  licenses,
  mail,
  messages,
  moderation,
  newsletters,
  organizations,
  overview,
  people,
  photos,
  places,
  posts,
  push,
  ratings,
  receipts,
  reservations,
  sharing,
  site,
  sitemap,
  suspensions,
  webhooks,
];

export const items = AREAS.flatMap(({ items }) => items ?? []);
export const reactions = AREAS.flatMap(({ reactions }) => reactions?.() ?? []);
export const jobs = AREAS.flatMap(({ jobs }) => jobs?.() ?? []);
export const mails = AREAS.flatMap(({ mails }) => mails?.() ?? []);
export const pushes = AREAS.flatMap(({ pushes }) => pushes?.() ?? []);
export const dueWork = AREAS.flatMap(({ dueWork }) => dueWork ?? []);
export const presenters = AREAS.flatMap(({ presenters }) => presenters?.() ?? []);
export const contributions = AREAS.flatMap(({ contributions }) => contributions?.() ?? []);
export const erasers = AREAS.flatMap(({ erasers }) => erasers?.() ?? []);
