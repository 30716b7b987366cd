/** Aid organizations. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type {
  FoundOrganization,
  MemberRole,
  OrganizationDetails,
  OrganizationPatch,
} from '#shared/organizations/schemas.ts';
import { wordsIn } from '#shared/search.ts';
import * as words from '#words/general/refusals.ts';
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

/** @throws AppError `not_found` to who is no member of it */
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

/** One page of all of them, newest first. */
export async function listOrganizations(page: table.PageRequest, now: Date) {
  return await table.readCurrentPage(organizations, page, now);
}

/** The organizations of a person, for that person. Most people belong to none: that costs no read. */
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

/** The steps that make one, which has claimed nothing yet, and that it is found by its name. */
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

/** The name from each of its words on, as names are compared. */
function beginningsIn(name: string): string[] {
  const words = wordsIn(name).slice(0, MAX_NAME_WORDS);
  return words.map((_, from) => words.slice(from).join(' ').slice(0, MAX_FOUND_LENGTH));
}

/** Entries that a search reads, of which some are of one organization. */
const MAX_FOUND = 20;

/** Those of whose name the words from some word on begin with what is looked for. */
export async function findOrganizationsNamed(q: string): Promise<FoundOrganization[]> {
  const beginsWith = wordsIn(q).join(' ').slice(0, MAX_FOUND_LENGTH);
  if (beginsWith === '') return [];
  const { items } = await table.query(foundOrganizations, { beginsWith, limit: MAX_FOUND });
  const ids = items.flatMap((entry) => foundOrganizationEntry.match(entry)?.organizationId ?? []);
  const keys = [...new Set(ids)].map((organizationId) => organization.key({ organizationId }));
  const found = await table.getItems(keys, { consistent: false });
  return found.flatMap((each) => (each ? [{ id: each.sk, name: each.name, place: each.place }] : []));
}

/** A change of its settings, the place found on the map. */
export type OrganizationChange = Omit<OrganizationPatch, 'place' | 'contact'> &
  Partial<Pick<StoredOrganization, 'place' | 'coordinates' | 'contact'>>;

interface Changing {
  as: 'coordinator' | 'manager';
  alongside(before: StoredOrganization, after: StoredOrganization): readonly table.TransactionStep[];
}

/**
 * Changes what is given and is not so already, together with what is done alongside.
 * @throws AppError `not_found`, `not_allowed` to a coordinator who ends the pause of a manager; ChangedMeanwhile
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
  const changed = [...differing, ...whosePause(before, change, as)];
  const set = Object.fromEntries(changed);
  const asRead = all(present, ...changed.map(([name]) => isStill(name, was.get(name))));
  const step = table.update(organization.key({ organizationId }), { set }, table.ifUnchanged(asRead));
  const after = { ...before, ...set };
  await table.transact([...alongside(before, after), step]);
  return after;
}

/** With a new state it changes who may end it: forms send the state along with all else, so what is paused already stays whose it is. */
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

/** For its members and those who manage aid. */
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
  };
}
