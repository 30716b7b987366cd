/** Describes a person for administrators: their items in one request, and their newest posts, claims and reports. */

import { AppError } from '#shared/contract/errors.ts';
import type { UserDetails } from '#shared/people/schemas.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/general/refusals.ts';
import { latestClaimsOfPerson } from '../claims/store/claims-of-person.ts';
import type { StoredReport } from '../moderation/store/items.ts';
import { readHistory } from '../moderation/store/reports.ts';
import { membershipsIn } from '../organizations/store/members.ts';
import { nameOrganizations } from '../organizations/store/organizations.ts';
import { nameAssigners } from '../people/name-assigners.ts';
import { toOwnProfile } from '../people/own-profile.ts';
import { account, membership, profile, stats } from '../people/store/items.ts';
import { lastSeen } from '../people/store/list-items.ts';
import { readPublicName } from '../people/store/public-names.ts';
import { listOwnPosts } from '../posts/store/posts.ts';
import { findPoolUser } from '../services/user-pool.ts';
import { suspension } from '../suspensions/store/items.ts';
import type { Found } from '../table/index.ts';
import { readPersonItems } from './read-person.ts';

/** Number of newest posts of each kind and of newest claims. */
const LATEST = 5;

/** @throws AppError `not_found` if there is no such account */
export async function describeUser(userId: string, now: Date): Promise<UserDetails> {
  const items = await readPersonItems(userId);
  const found = items.find(account.is);
  if (!found) throw new AppError('not_found', words.userNotFound);
  const [roles, posts, claims, organizations, reports, suspended, known] = await Promise.all([
    describeRoles(items),
    describePosts(items, userId, now),
    describeClaims(userId, now),
    nameOrganizations(membershipsIn(items)),
    describeReports(userId),
    describeSuspension(items),
    findPoolUser(userId),
  ]);
  const { name, email, createdAt, photo } = found;
  const lastSeenOn = items.find(lastSeen.is)?.day;
  return {
    userId,
    name,
    email,
    createdAt,
    lastSeenOn,
    photo,
    profiles: items.filter(profile.is).map((each) => toOwnProfile(each, now)),
    roles,
    posts,
    claims,
    organizations,
    reports,
    ...(suspended && { suspension: suspended }),
    ...(known && known !== 'gone' && { hasSecondFactor: known.hasSecondFactor }),
  };
}

type Items = readonly Found<object>[];

async function describeRoles(items: Items): Promise<UserDetails['roles']> {
  const named = await nameAssigners(items.filter(membership.is));
  return named.map(({ group, assignedBy, assignedAt, assignedByName }) => ({
    role: group,
    assignedBy,
    assignedByName,
    assignedAt,
  }));
}

async function describePosts(items: Items, userId: string, now: Date): Promise<UserDetails['posts']> {
  const newest = { limit: LATEST };
  const [catches, pledges] = await Promise.all([
    listOwnPosts('catch', userId, newest, now),
    listOwnPosts('pledge', userId, newest, now),
  ]);
  const latest = [
    ...catches.items.map((each) => ({ kind: 'catch' as const, ...each })),
    ...pledges.items.map((each) => ({ kind: 'pledge' as const, ...each })),
  ].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const counted = items.find(stats.is);
  return {
    catches: counted?.catches ?? 0,
    pledges: counted?.pledges ?? 0,
    latest: latest.map(({ kind, id, createdAt, hidden, ...named }) => ({
      kind,
      id,
      speciesName: speciesName(named),
      createdAt,
      hidden,
    })),
  };
}

async function describeClaims(userId: string, now: Date): Promise<UserDetails['claims']> {
  const latest = await latestClaimsOfPerson(userId, { most: LATEST }, now);
  return latest.map(({ id, pledgeId, organizationName, meals, state, createdAt, ...named }) => ({
    id,
    pledgeId,
    organizationName,
    speciesName: speciesInSentence(named),
    meals,
    state,
    createdAt,
  }));
}

async function describeReports(userId: string): Promise<UserDetails['reports']> {
  const { about, by } = await readHistory(userId);
  return { about: about.reports.map(toPast), by: by.reports.map(toPast) };
}

const toPast = ({ id, reportType, status, createdAt }: StoredReport) => ({
  id,
  reportType,
  status,
  createdAt,
});

async function describeSuspension(items: Items): Promise<UserDetails['suspension']> {
  const found = items.find(suspension.is);
  if (!found) return undefined;
  const { suspendedAt: since, suspendedBy, reason, until } = found;
  const byName = await readPublicName(suspendedBy);
  return {
    since,
    byName,
    reason,
    until,
  };
}
