/** People with all that the lists of the dashboard show of them: the more people, the longer each of its lists. */
import { auditEntry, auditOfPersonEntry } from '#lambdas/audit/store/items.ts';
import { report, reportAboutEntry } from '#lambdas/moderation/store/items.ts';
import { mailing } from '#lambdas/newsletters/store/items.ts';
import { personEntries } from '#lambdas/people/store/accounts.ts';
import { account, membership, profile } from '#lambdas/people/store/items.ts';
import { contactMessage, siteSettingsVersion } from '#lambdas/site/store/items.ts';
import { claimOf, invitedOf, memberOf, organizationOf } from './dashboard-aid.ts';
import { BUSIEST } from './dashboard-calls.ts';
import { EXPIRES_AT, idOf, timeOf, userAt } from './dashboard-items.ts';

/**
 * The items of the person with this number. Each fourth is in the audit, each tenth was reported, each tenth acts for one organization and as
 * many are invited to, each twentieth has a role.
 */
export function itemsOfPerson(index: number): object[] {
  const userId = userAt(index);
  const createdAt = timeOf(index);
  const person = { userId, name: `Christopher Alder ${index}`, email: `c-${index}@creel.example`, createdAt };
  const card = {
    profileType: 'fisherman' as const,
    name: person.name,
    phone: '(207) 555-0142',
    location: 'Portland, ME',
    isPro: false,
    isPrimary: true,
    createdAt,
  };
  return [
    account.item({ userId }, person),
    ...personEntries(person),
    profile.item({ userId, profileType: 'fisherman' }, card),
    ...(index % 4 === 0 ? auditOf(index) : []),
    ...(index % 10 === 0 ? reportOf(index) : []),
    ...(index % 20 === 0 ? roleOf(index) : []),
    ...(index % 20 === 1 ? organizationOf(index) : []),
    ...(index % 20 === 2 ? mailsOf(index) : []),
    ...(index % 20 === 3 ? claimOf(index) : []),
    ...(index % 20 === 4 ? settingsOf(index) : []),
    ...(index % 10 === 5 ? memberOf(index) : []),
    ...(index % 10 === 6 ? invitedOf(index) : []),
  ];
}

function auditOf(index: number) {
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

/** Half of them by the busiest person, all others about them; each fourth was handled. */
function reportOf(index: number) {
  const [reportId, isBy] = [idOf(index), index % 20 === 0];
  const another = userAt(index + 1);
  const reportedUserId = isBy ? another : BUSIEST;
  const stored = {
    id: reportId,
    reporterId: isBy ? BUSIEST : another,
    reportedUserId,
    reportType: 'spam' as const,
    description: 'Sells watches, and does not stop when asked to.',
    status: index % 40 === 10 ? ('handled' as const) : ('open' as const),
    actions: [],
    createdAt: timeOf(index),
    version: 1,
  };
  return [report.item({ reportId }, stored), reportAboutEntry.item({ userId: reportedUserId, reportId }, {})];
}

function roleOf(index: number) {
  const group = 'fisherman_manager' as const;
  return [
    membership.item(
      { userId: userAt(index), group },
      { group, assignedBy: BUSIEST, assignedAt: timeOf(index) },
    ),
  ];
}

/** A letter of theirs, and an email that they wrote to many. */
function mailsOf(index: number) {
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

/** A version of each part of the settings. */
function settingsOf(index: number) {
  const number = String(index).padStart(8, '0');
  const saved = { version: index, changedAt: timeOf(index), changedBy: userAt(index) };
  const contact = { name: 'The pier', phone: '(207) 555-0142' };
  return [
    siteSettingsVersion.item({ part: 'consumer', number }, { ...saved, contact, switchedOff: [] }),
    siteSettingsVersion.item({ part: 'species', number }, saved),
    siteSettingsVersion.item({ part: 'limits', number }, saved),
  ];
}
