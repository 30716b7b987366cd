/** People with all that the lists of the dashboard show of them: the more people, the longer each of its lists. */
import { ulid } from 'ulid';
import { BUSIEST } from './dashboard-calls.ts';

/** Loaded once the variables they read are set. */
export async function openItems() {
  return {
    ...(await import('#lambdas/audit/store/items.ts')),
    ...(await import('#lambdas/invitations/store/items.ts')),
    ...(await import('#lambdas/mail/store/items.ts')),
    ...(await import('#lambdas/moderation/store/items.ts')),
    ...(await import('#lambdas/organizations/store/items.ts')),
    ...(await import('#lambdas/people/store/accounts.ts')),
    ...(await import('#lambdas/people/store/items.ts')),
    ...(await import('#lambdas/site/store/items.ts')),
  };
}

type Items = Awaited<ReturnType<typeof openItems>>;

const userAt = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const START = Date.UTC(2026, 0, 1);
const timeOf = (index: number) => new Date(START + index * 1000).toISOString();
const idOf = (index: number) => ulid(START + index * 1000);

/** What lies in the table of the person with this number. Each fourth is in the audit, each tenth was reported, each twentieth has a role. */
export function itemsOfPerson(items: Items, index: number): object[] {
  const userId = userAt(index);
  const createdAt = timeOf(index);
  const person = { userId, name: `Christopher Alder ${index}`, email: `c-${index}@creel.example`, createdAt };
  const profile = {
    profileType: 'fisherman' as const,
    name: person.name,
    phone: '(207) 555-0142',
    location: 'Portland, ME',
    isPro: false,
    isPrimary: true,
    createdAt,
  };
  return [
    items.account.item({ userId }, person),
    ...items.personEntries(person),
    items.profile.item({ userId, profileType: 'fisherman' }, profile),
    ...(index % 4 === 0 ? auditOf(items, index) : []),
    ...(index % 10 === 0 ? reportOf(items, index) : []),
    ...(index % 20 === 0 ? roleOf(items, index) : []),
    ...(index % 20 === 1 ? organizationOf(items, index) : []),
    ...(index % 20 === 2 ? mailsOf(items, index) : []),
  ];
}

function auditOf({ auditEntry, auditOfPersonEntry }: Items, index: number) {
  const [id, userId, at] = [idOf(index), userAt(index), timeOf(index)];
  const action = 'role-assigned' as const;
  const entry = {
    id,
    action,
    actorId: BUSIEST,
    userId,
    before: {},
    after: { role: 'fisherman_manager' },
    at,
  };
  return [
    auditEntry.item({ id }, entry),
    ...[...new Set([BUSIEST, userId])].map((each) =>
      auditOfPersonEntry.item({ userId: each, id }, { action }),
    ),
  ];
}

/** Half of them by the busiest person, all others about them. */
function reportOf({ report, reportAboutEntry }: Items, index: number) {
  const [reportId, isBy] = [idOf(index), index % 20 === 0];
  const another = userAt(index + 1);
  const reportedUserId = isBy ? another : BUSIEST;
  const stored = {
    id: reportId,
    reporterId: isBy ? BUSIEST : another,
    reportedUserId,
    reportType: 'spam' as const,
    description: 'Sells watches, and does not stop when asked to.',
    status: 'open' as const,
    actions: [],
    createdAt: timeOf(index),
    version: 1,
  };
  return [report.item({ reportId }, stored), reportAboutEntry.item({ userId: reportedUserId, reportId }, {})];
}

function roleOf({ membership }: Items, index: number) {
  const group = 'fisherman_manager' as const;
  return [
    membership.item(
      { userId: userAt(index), group },
      { group, assignedBy: BUSIEST, assignedAt: timeOf(index) },
    ),
  ];
}

const EXPIRES_AT = Math.floor(Date.UTC(2038, 0, 1) / 1000);

/** A letter of theirs, and a mail that they wrote to many. */
function mailsOf({ contactMessage, mailing }: Items, index: number) {
  const [id, createdAt] = [idOf(index), timeOf(index)];
  const letter = {
    ...{ id, createdAt, name: 'Ada Lund', email: 'ada@creel.example', subject: 'Opening hours' },
    ...{ message: 'When are you at the dock?', flavour: 'consumer' as const, expiresAt: EXPIRES_AT },
  };
  const toMany = {
    ...{ id, createdAt, by: BUSIEST, subject: 'The season opens', audience: 'role.buyer' as const },
    ...{ expected: 100, found: 100, sent: 90, unwanted: 10, suppressed: 0, tooMany: 0, refused: 0, gone: 0 },
    expiresAt: EXPIRES_AT,
  };
  return [contactMessage.item({ id }, letter), mailing.item({ mailingId: id }, toMany)];
}

const COORDINATES = { lat: 43.66, lng: -70.26 };

function organizationOf({ aidApplication, invitationRequest, organization }: Items, index: number) {
  const [id, createdAt] = [idOf(index), timeOf(index)];
  const contact = { name: 'Ada Lund', email: 'ada@creel.example' };
  const application = {
    id,
    status: 'new' as const,
    createdAt,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: '',
    organizationName: `Harbor Table ${index}`,
    organizationType: 'food_bank' as const,
    organizationWebsite: '',
    servingArea: 'Portland, ME',
    currentCapacity: '200 meals a week',
    experience: 'Ten years of soup.',
    availability: 'Weekdays',
    questions: '',
  };
  const kitchen = {
    name: application.organizationName,
    type: application.organizationType,
    place: application.servingArea,
    coordinates: COORDINATES,
    radiusMiles: 35,
    mealsPerWeek: 200,
    coldStorage: [],
    contact,
    state: 'active' as const,
    applicationId: id,
    createdAt,
    ...{ openClaims: 0, mealsClaimed: 0, mealsCollected: 0, mealsServed: 0 },
  };
  const asked = {
    id,
    name: contact.name,
    email: contact.email,
    zipcode: '04101',
    reason: 'I fish.',
    flavour: 'community' as const,
    addressHash: String(index),
    state: 'open' as const,
    createdAt,
    answers: [],
    version: 1,
    expiresAt: EXPIRES_AT,
  };
  return [
    aidApplication.item({ applicationId: id }, application),
    organization.item({ organizationId: id }, kitchen),
    invitationRequest.item({ requestId: id }, asked),
  ];
}
