/** Every endpoint of the API: everything that the areas export from their endpoints.ts. */

import * as me from './accounts/endpoints.ts';
import * as recovery from './accounts/recovery-endpoints.ts';
import * as alerts from './alerts/endpoints.ts';
import * as savedPosts from './alerts/saved-endpoints.ts';
import * as annualReports from './annual-reports/endpoints.ts';
import * as audit from './audit/endpoints.ts';
import * as calendar from './calendar/endpoints.ts';
import * as claimsForAdmins from './claims/admin-endpoints.ts';
import * as claims from './claims/endpoints.ts';
import * as standingClaims from './claims/standing-endpoints.ts';
import type { EndpointDefinition } from './contract/endpoint.ts';
import * as favorites from './favorites/endpoints.ts';
import * as likes from './favorites/like-endpoints.ts';
import * as fishermen from './fishermen/endpoints.ts';
import * as home from './home/endpoints.ts';
import * as impact from './impact/endpoints.ts';
import * as invitations from './invitations/endpoints.ts';
import * as keysAdmin from './keys/admin-endpoints.ts';
import * as keys from './keys/endpoints.ts';
import * as landings from './landings/endpoints.ts';
import * as landingSeries from './landings/series-endpoints.ts';
import * as licenses from './licenses/endpoints.ts';
import * as lots from './lots/endpoints.ts';
import * as mail from './mail/endpoints.ts';
import * as messages from './messages/endpoints.ts';
import * as reports from './moderation/endpoints.ts';
import * as sitePosts from './moderation/post-endpoints.ts';
import * as mailsByHand from './newsletters/by-hand-endpoints.ts';
import * as mailingDrafts from './newsletters/draft-endpoints.ts';
import * as mailings from './newsletters/endpoints.ts';
import * as subscriptions from './newsletters/subscription-endpoints.ts';
import * as organizationsAdmin from './organizations/admin-endpoints.ts';
import * as aid from './organizations/application-endpoints.ts';
import * as organizations from './organizations/endpoints.ts';
import * as overview from './overview/endpoints.ts';
import * as admin from './people/endpoints.ts';
import * as photos from './photos/endpoints.ts';
import * as places from './places/endpoints.ts';
import * as catches from './posts/catches/endpoints.ts';
import * as ownCatches from './posts/catches/own-endpoints.ts';
import * as myPosts from './posts/own-endpoints.ts';
import * as pledges from './posts/pledges/endpoints.ts';
import * as pledgeSeries from './posts/pledges/series-endpoints.ts';
import * as profiles from './profiles/endpoints.ts';
import * as push from './push/endpoints.ts';
import * as ratings from './ratings/endpoints.ts';
import * as receipts from './receipts/endpoints.ts';
import * as reservationsForAdmins from './reservations/admin-endpoints.ts';
import * as reservations from './reservations/endpoints.ts';
import * as sharing from './sharing/endpoints.ts';
import * as siteForAdmins from './site/admin-endpoints.ts';
import * as contact from './site/contact-endpoints.ts';
import * as site from './site/endpoints.ts';
import * as plans from './site/plan-endpoints.ts';
import * as system from './site/system-endpoints.ts';
import * as webhooks from './webhooks/endpoints.ts';

const AREAS = [
  system,
  home,
  site,
  siteForAdmins,
  impact,
  catches,
  ownCatches,
  pledges,
  pledgeSeries,
  claims,
  claimsForAdmins,
  standingClaims,
  annualReports,
  receipts,
  reservations,
  reservationsForAdmins,
  calendar,
  keys,
  keysAdmin,
  landings,
  landingSeries,
  licenses,
  lots,
  places,
  plans,
  fishermen,
  aid,
  organizations,
  organizationsAdmin,
  webhooks,
  contact,
  photos,
  me,
  recovery,
  myPosts,
  likes,
  favorites,
  alerts,
  savedPosts,
  profiles,
  sharing,
  messages,
  ratings,
  reports,
  sitePosts,
  mail,
  push,
  mailsByHand,
  mailingDrafts,
  mailings,
  subscriptions,
  invitations,
  admin,
  audit,
  overview,
];

/** The type guarantees that nothing else is exported there. */
export const ENDPOINTS: readonly EndpointDefinition[] = AREAS.flatMap((area) =>
  Object.values<EndpointDefinition>(area),
);
