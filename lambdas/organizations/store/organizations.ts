/** Reads and changes aid organizations. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type {
  FoundOrganization,
  MemberRole,
  OrganizationDetails,
  OrganizationPatch,
} from '#shared/organizations/schemas.ts';
import { type Papers, verifiedUntil } from '#shared/receipts/papers.ts';
import { wordsIn } from '#shared/search.ts';
import * as words from '#words/general/refusals.ts';
import { einChanged } from '#words/receipts/fields.ts';
import { all, isStill, present } from '../../table/expression.ts';
import * as table from '../../table/index.ts';
import {
  foundOrganizationEntry,
  foundOrganizations,
  organization,
  organizations,
  type StoredOrganization,
} from './items.ts';
import { requireMember } from './members.ts';

const notFound = () => new AppError('not_found', words.organizationNotFound);

/** @throws AppError `not_found` */
export async function findOrganization(
  organizationId: string,
  { consistent = false } = {},
): Promise<table.Found<StoredOrganization>> {
  const found = await table.getItem(organization.key({ organizationId }), { consistent });
  if (!found) throw notFound();
  return found;
}

/** @throws AppError `not_found` for a nonmember */
export async function findOrganizationOfMember(
  organizationId: string,
  userId: string,
): Promise<table.Found<StoredOrganization>> {
  const [found] = await Promise.all([
    findOrganization(organizationId),
    requireMember(userId, organizationId),
  ]);
  return found;
}

/** Reads one page of all organizations, newest first. */
export async function listOrganizations(page: table.PageRequest, now: Date) {
  return await table.readCurrentPage(organizations, page, now);
}

/** Adds the names to a person's memberships. Most people have none, which costs no read. */
export async function nameOrganizations(
  memberships: readonly { organizationId: string; role: MemberRole }[],
) {
  const keys = memberships.map(({ organizationId }) => organization.key({ organizationId }));
  const found = await table.getItems(keys);
  return memberships.flatMap(({ organizationId: id, role }, index) => {
    const name = found[index]?.name;
    return name === undefined ? [] : [{ id, name, role }];
  });
}

type NewOrganization = Omit<
  StoredOrganization,
  'state' | 'openClaims' | 'mealsClaimed' | 'mealsCollected' | 'mealsServed'
>;

/** Returns the steps that create an organization without claims, and its search entries. */
export function createOrganizationSteps(
  organizationId: string,
  made: NewOrganization,
): table.TransactionStep[] {
  const counts = { openClaims: 0, mealsClaimed: 0, mealsCollected: 0, mealsServed: 0 };
  const entries = beginningsIn(made.name).map((words) =>
    foundOrganizationEntry.item({ words, organizationId }, {}),
  );
  const stored = { ...made, state: 'active' as const, ...counts };
  return [organization.item({ organizationId }, stored), ...entries].map((item) => table.put(item));
}

const MAX_NAME_WORDS = 8;
const MAX_FOUND_LENGTH = 80;

/** Returns the name from each of its words on, normalized for the search. */
function beginningsIn(name: string): string[] {
  const words = wordsIn(name).slice(0, MAX_NAME_WORDS);
  return words.map((_, from) => words.slice(from).join(' ').slice(0, MAX_FOUND_LENGTH));
}

/** Maximum number of entries per search; several may belong to the same organization. */
const MAX_FOUND = 20;

/** Returns organizations whose name, from some word on, begins with the search text. */
export async function findOrganizationsNamed(q: string): Promise<FoundOrganization[]> {
  const beginsWith = wordsIn(q).join(' ').slice(0, MAX_FOUND_LENGTH);
  if (beginsWith === '') return [];
  const { items } = await table.query(foundOrganizations, { beginsWith, limit: MAX_FOUND });
  const ids = items.flatMap((entry) => foundOrganizationEntry.match(entry)?.organizationId ?? []);
  const keys = [...new Set(ids)].map((organizationId) => organization.key({ organizationId }));
  const found = await table.getItems(keys, { consistent: false });
  return found.flatMap((each) => (each ? [{ id: each.sk, name: each.name, place: each.place }] : []));
}

/** A change of an organization's settings; a new place has its coordinates. */
export type OrganizationChange = Omit<OrganizationPatch, 'place' | 'contact'> &
  Partial<Pick<StoredOrganization, 'place' | 'coordinates' | 'contact' | 'einVerified'>>;

interface Changing {
  as: 'coordinator' | 'manager';
  alongside(before: StoredOrganization, after: StoredOrganization): readonly table.TransactionStep[];
}

/**
 * Changes the settings that differ, together with the steps `alongside`.
 * @throws AppError `not_found`, `not_allowed` for a coordinator who ends a manager's pause; ChangedMeanwhile
 */
export async function changeOrganization(
  organizationId: string,
  change: OrganizationChange,
  { as, alongside }: Changing,
): Promise<table.Found<StoredOrganization>> {
  const before = await findOrganization(organizationId, { consistent: true });
  const was = new Map<string, unknown>(Object.entries(before));
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const differing = given.filter(([name, value]) => !isDeepStrictEqual(was.get(name), value));
  if (differing.length === 0) return before;
  const changed = [...differing, ...whosePause(before, change, as), ...endedVerification(before, change)];
  const set = Object.fromEntries(changed);
  const asRead = all(present, ...changed.map(([name]) => isStill(name, was.get(name))));
  const step = table.update(organization.key({ organizationId }), { set }, table.ifUnchanged(asRead));
  const after = { ...before, ...set };
  await table.transact([...alongside(before, after), step]);
  return after;
}

/** Returns the change of who may end a pause; none without a change of state, since forms always send the state too. */
function whosePause(
  before: StoredOrganization,
  { state = before.state }: OrganizationChange,
  as: Changing['as'],
): [name: keyof StoredOrganization, value: true | undefined][] {
  if (state === before.state) return [];
  if (as === 'coordinator' && before.pausedByManager)
    throw new AppError('not_allowed', words.pausedByManager);
  return [['pausedByManager', state === 'paused' && as === 'manager' ? true : undefined]];
}

/** Returns the end of the check of a number whose papers get another name or number. */
function endedVerification(
  { papers, einVerified }: StoredOrganization,
  { papers: next = papers }: OrganizationChange,
): [name: keyof StoredOrganization, value: undefined][] {
  const isSame = papers?.ein === next?.ein && papers?.legalName === next?.legalName;
  return einVerified === undefined || isSame ? [] : [['einVerified', undefined]];
}

/** @throws AppError `conflict` unless this is still the number in the organization's papers */
export async function requireEin(organizationId: string, checked: string): Promise<void> {
  const { papers } = await findOrganization(organizationId, { consistent: true });
  if (papers?.ein !== checked) throw new AppError('conflict', einChanged);
}

/** Returns the papers with the state of their check. */
export function papersOf({ papers, einVerified }: StoredOrganization): Papers | undefined {
  if (!papers || !einVerified) return papers;
  return { ...papers, verifiedAt: einVerified.at, verifiedUntil: verifiedUntil(einVerified.at) };
}

/** Returns the details for members and for managers of community aid. */
export function toDetails({
  sk: id,
  ...found
}: Pick<table.Found<StoredOrganization>, 'sk'> & StoredOrganization): OrganizationDetails {
  const { name, type, place, coordinates, radiusMiles, mealsPerWeek, coldStorage } = found;
  const { contact, state, createdAt, openClaims, mealsClaimed, mealsCollected, mealsServed } = found;
  return {
    id,
    name,
    type,
    place,
    coordinates,
    radiusMiles,
    mealsPerWeek,
    coldStorage,
    contact,
    state,
    createdAt,
    openClaims,
    mealsClaimed,
    mealsCollected,
    mealsServed,
    papers: papersOf(found),
  };
}
