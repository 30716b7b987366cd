/** The first questions of pages: put by their hooks once they are shown, and before that by a link to them that is pressed. */
import { mutate, preload } from 'swr';
import { type EndpointDefinition, needsToken } from '#shared/contract/endpoint.ts';
import { getFisherman } from '#shared/fishermen/endpoints.ts';
import { getMessage } from '#shared/messages/endpoints.ts';
import { getOrganization } from '#shared/organizations/endpoints.ts';
import type { PageQuestion } from '#shared/page-reads.ts';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { getPledge } from '#shared/posts/pledges/endpoints.ts';
import { storedUserId } from '../device/stored-session.ts';
import { addressOf } from './api-client.ts';
import { isWithPage } from './page-answers.ts';
import { read } from './read.ts';

/** An endpoint and the question put to it, as the hooks of use-endpoint.ts take them. */
export type FirstRead = readonly [definition: EndpointDefinition, question: PageQuestion];

export const readCatch = (catchId: string) => [getCatch, { params: { catchId } }] as const;
export const readOwnCatch = (catchId: string) => [getMyCatch, { params: { catchId } }] as const;
export const readPledge = (pledgeId: string) => [getPledge, { params: { pledgeId } }] as const;
export const readFisherman = (userId: string) => [getFisherman, { params: { userId } }] as const;
export const readOrganization = (organizationId: string) =>
  [getOrganization, { params: { organizationId } }] as const;
export const readMessage = (messageId: string) => [getMessage, { params: { messageId } }] as const;

/** How long an answer waits for the page that it was asked for. Milliseconds. */
const KEPT_MS = 10_000;

/** Asks before the page does, which then takes this answer in place of its own. */
export function readAhead([definition, question]: FirstRead): void {
  if (needsToken(definition) && storedUserId() === undefined) return;
  const address = addressOf(definition, question);
  if (isWithPage(address)) return;
  // The page that waits for it tells why it failed.
  preload(address, () => read(definition, question)).catch(() => undefined);
  // A later visit asks anew: SWR has no other way to drop an answer that nobody took. It knows nothing here of what is on the page, since the app has a
  // cache of its own (web/app/providers.tsx).
  setTimeout(() => mutate(address), KEPT_MS);
}
