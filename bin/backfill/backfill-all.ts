import type { Job } from '#lambdas/jobs/define-job.ts';
import { enqueue } from '#lambdas/jobs/enqueue.ts';
import { forgetContactOfUnmanned } from '#lambdas/organizations/store/forget-contact.ts';
import { listInvitations } from '#lambdas/organizations/store/invitations.ts';
import {
  aidApplication,
  applicationsThatAre,
  organizations,
  type StoredAidApplication,
} from '#lambdas/organizations/store/items.ts';
import * as ofPerson from '#lambdas/people/photo.ts';
import { account } from '#lambdas/people/store/items.ts';
import { people } from '#lambdas/people/store/list-items.ts';
import { replaceFacts } from '#lambdas/people/store/person-entries.ts';
import * as ofPost from '#lambdas/posts/photos.ts';
import { POST_ITEMS, type StoredPost } from '#lambdas/posts/store/items.ts';
import { suspension } from '#lambdas/suspensions/store/items.ts';
import {
  expiryAfter,
  type Found,
  getItems,
  type ItemList,
  isStill,
  itemsIn,
  keysIn,
  onlyIf,
  update,
  writeIf,
} from '#lambdas/table/index.ts';
import { APPLICATION_LIFETIME } from '#shared/limits.ts';
import { APPLICATION_STATES } from '#shared/organizations/application-schemas.ts';
import { POST_KIND_NAMES } from '#shared/posts/schemas.ts';
import { enterMeals } from './enter-meals.ts';
import { enterWords } from './enter-words.ts';
import { listByStatus } from './list-by-status.ts';
import { relistCatches } from './relist-catches.ts';

/** @returns a line for each kind of update, with the number of items it changed */
export async function backfillAll(now: Date): Promise<string[]> {
  return [
    `${await expireApplications()} applications got an expiry.`,
    `${await forgetContacts(now)} organizations that nobody acts for lost their contact.`,
    `${await enterMeals()} pledges were entered for organizations.`,
    `${await enterWords()} posts were entered by the names of their species in all languages.`,
    `${await relistCatches()} catches were listed by comparable prices and pickup.`,
    `${await listByStatus()} posts were listed for administrators.`,
    `${await enterFacts()} people were entered for filters.`,
    `Photos of ${await withholdPhotos()} hidden posts and suspended people are checked by jobs.`,
  ];
}

/** Gives applications their expiry, and the entry by which the deletion of an account finds them by email address. */
async function expireApplications(): Promise<number> {
  let changed = 0;
  for (const status of APPLICATION_STATES) {
    for await (const keys of keysIn(applicationsThatAre(status))) {
      for (const found of await getItems(keys)) if (found && (await expireApplication(found))) changed += 1;
    }
  }
  return changed;
}

async function expireApplication(found: Found<StoredAidApplication>): Promise<boolean> {
  // An application without an expiry has no entry by its address either.
  if (found.expiresAt !== undefined) return false;
  const { id: applicationId, createdAt, decision, status } = found;
  const expiresAt = expiryAfter(APPLICATION_LIFETIME, new Date(decision?.at ?? createdAt));
  const { gsi2pk } = aidApplication.item({ applicationId }, { ...found, expiresAt });
  const asRead = onlyIf(isStill('status', status));
  return await writeIf(update(aidApplication.key({ applicationId }), { set: { expiresAt, gsi2pk } }, asRead));
}

/** Removes the contact of an organization without members, unless its applicant is still to sign up. */
async function forgetContacts(now: Date): Promise<number> {
  let changed = 0;
  for await (const keys of keysIn(organizations)) {
    for (const { sk: organizationId } of keys) {
      const isAwaited = (await listInvitations(organizationId, now)).length > 0;
      if (!isAwaited && (await forgetContactOfUnmanned(organizationId))) changed += 1;
    }
  }
  return changed;
}

/** Adds to the list of everybody what its filters need. */
async function enterFacts(): Promise<number> {
  let entered = 0;
  for await (const entries of itemsIn(people)) {
    const lacking = entries.filter(({ card }) => card === undefined);
    for (const { userId } of lacking) await replaceFacts(userId);
    entered += lacking.length;
  }
  return entered;
}

/** Withholds the photos of hidden posts and suspended people. */
async function withholdPhotos(): Promise<number> {
  let owners = 0;
  for await (const entries of itemsIn(people)) {
    for (const { userId } of entries) {
      const found = [...(await suspendedWithPhoto(userId)), ...(await hiddenWithPhotos(userId))];
      await enqueue(found);
      owners += found.length;
    }
  }
  return owners;
}

async function suspendedWithPhoto(userId: string): Promise<Job[]> {
  const [person, suspended] = await getItems([account.key({ userId }), suspension.key({ userId })]);
  return person?.photo && suspended ? [ofPerson.photoMove.of({ userId })] : [];
}

async function hiddenWithPhotos(userId: string): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const kind of POST_KIND_NAMES) {
    const ownPosts: ItemList<StoredPost> = POST_ITEMS[kind].ownPosts(userId);
    for await (const keys of keysIn(ownPosts)) {
      const hidden = (await getItems(keys)).filter(
        (post) => post?.hidden && ofPost.photosOf(post).length > 0,
      );
      jobs.push(...hidden.flatMap((post) => (post ? [ofPost.photoMove.of({ kind, postId: post.sk })] : [])));
    }
  }
  return jobs;
}
