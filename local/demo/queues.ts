/** Work for the demo's administrators: reports of a post and of a profile, and requests for an invitation. */

import type { BodyInput } from '#shared/contract/endpoint.ts';
import { createInvitationRequest, listInvitationRequests } from '#shared/invitations/endpoints.ts';
import { REQUEST_STATES } from '#shared/invitations/schemas.ts';
import { createReport, listReports } from '#shared/moderation/endpoints.ts';
import { REPORT_STATES, type ReportType } from '#shared/moderation/schemas.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import type { PersonKey } from './people.ts';
import { type Crew, memberOf } from './posts.ts';
import { Visitor } from './visitor.ts';

interface DemoReport {
  by: PersonKey;
  about: PersonKey;
  /** The species of the reported catch. Without it, the report is about the profile. */
  species?: string;
  reportType: ReportType;
  description: string;
}

const REPORTS: readonly DemoReport[] = [
  {
    by: 'buyer',
    about: 'inez',
    species: 'mangrove-snapper',
    reportType: 'food_safety',
    description: 'When I came by, the fish lay in the sun without ice. Please ask how it is kept.',
  },
  {
    by: 'organization',
    about: 'tobias',
    reportType: 'other',
    description: 'The phone number in the profile is wrong: somebody answers who has never been to sea.',
  },
];

const REQUESTS: readonly BodyInput<typeof createInvitationRequest>[] = [
  {
    name: 'Kit of the Sea Campion',
    email: 'kit@creel.example',
    zipcode: '04530',
    reason: 'I fish for crab out of a twenty-foot skiff and have more than my neighbors can eat.',
    flavour: 'consumer',
  },
  {
    name: 'Pilar of the Night Kitchen',
    email: 'pilar@creel.example',
    zipcode: '02743',
    reason: 'We cook for thirty people on Thursdays and would like to know when there is fish.',
    flavour: 'community',
  },
];

/** Leaves earlier reports and requests unchanged, whatever was decided. */
export async function fillQueues(origin: string, crew: Crew): Promise<void> {
  const { visitor: admin } = memberOf(crew, 'admin');
  await Promise.all([addReports(admin, crew), addRequests(admin, Visitor.signedOut(origin))]);
}

async function addReports(admin: Visitor, crew: Crew): Promise<void> {
  const lists = REPORT_STATES.map((status) => admin.call(listReports, { query: { status, limit: '100' } }));
  const known = (await Promise.all(lists)).flatMap(({ items }) => items.map((each) => each.description));
  for (const [index, { by, about, species, reportType, description }] of REPORTS.entries()) {
    if (known.includes(description)) continue;
    const { userId: reportedUserId } = memberOf(crew, about);
    const catchId = species === undefined ? undefined : await findCatch(admin, reportedUserId, species);
    // Its owner may have deleted it.
    if (species !== undefined && catchId === undefined) continue;
    await memberOf(crew, by).visitor.call(createReport, {
      body: { reportedUserId, reportType, description, catchId },
      idempotencyKey: `demo-report-${index + 1}`,
    });
  }
}

async function findCatch(visitor: Visitor, fisherman: string, species: string): Promise<string | undefined> {
  const { items } = await visitor.call(listCatches, { query: { fisherman, limit: '100' } });
  return items.find((each) => each.species === species)?.id;
}

async function addRequests(admin: Visitor, stranger: Visitor): Promise<void> {
  const lists = REQUEST_STATES.map((state) =>
    admin.call(listInvitationRequests, { query: { state, limit: '100' } }),
  );
  const known = (await Promise.all(lists)).flatMap(({ items }) => items.map(({ email }) => email));
  for (const [index, body] of REQUESTS.entries()) {
    if (known.includes(body.email)) continue;
    await stranger.call(createInvitationRequest, { body, idempotencyKey: `demo-invitation-${index + 1}` });
  }
}
