/** Receipts: drafts of collected claims, what coordinators confirm, and later versions. */
import { randomBytes } from 'node:crypto';
import { encodeTime } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { DAY } from '#shared/limits.ts';
import { isVerified, type PapersForm } from '#shared/receipts/papers.ts';
import {
  MAX_VERSIONS,
  type ReceiptCard,
  type ReceiptState,
  type ReceiptVersion,
  type RevisionBody,
} from '#shared/receipts/schemas.ts';
import * as words from '#words/receipts/fields.ts';
import { claim, type StoredClaim } from '../../claims/store/items.ts';
import { siteDayOf, startOfSiteDay } from '../../core/day-of.ts';
import type { StoredOrganization } from '../../organizations/store/items.ts';
import { tombstone } from '../../people/store/items.ts';
import { townNamed } from '../../services/places.ts';
import * as table from '../../table/index.ts';
import { receipt, receiptsFor, receiptsOf, receiptUnder, type StoredReceipt } from './items.ts';

/** Calendar years after the one of the donation for which a receipt is kept. */
const KEPT_YEARS = 7;
/** A claim is made at most this long before its meals are collected. */
const LONGEST_CLAIM_MS = 60 * DAY;
/** Receipts of one person in a year: more than any has, and what one response can hold. */
const MOST_IN_A_YEAR = 1000;
/** Characters of an id, six bits each. */
const ID_LENGTH = 22;

type Found = table.Found<StoredReceipt>;

/** Nobody guesses an id, and it says nothing of the claim. */
const newReceiptId = (): string => randomBytes(ID_LENGTH).toString('base64url').slice(0, ID_LENGTH);

class NothingToDo extends Error {}

/**
 * Writes the draft of a collected claim. The claim names its receipt, so a repeat changes nothing; nor does it once the
 * donor has left.
 */
export async function draftReceipt(claimId: string, { card, location }: StoredClaim): Promise<void> {
  const { organizationId, organizationName, fishermanId: donorId, collectedAt } = card;
  if (donorId === undefined || collectedAt === undefined) return;
  const donatedOn = siteDayOf(Date.parse(collectedAt));
  const year = Number(donatedOn.slice(0, 4));
  const stored: StoredReceipt = {
    card: {
      organizationId,
      organizationName,
      state: 'draft',
      year,
      donorName: card.fishermanName,
      meals: card.meals,
      species: card.species,
      customSpecies: card.customSpecies,
      donatedOn,
      place: await townNamed(location),
    },
    donorId,
    versions: [],
    version: 0,
    expiresAt: Date.parse(startOfSiteDay(`${year + KEPT_YEARS + 1}-01-01`)) / 1000,
  };
  const receiptId = newReceiptId();
  const hasNone = table.onlyIf(table.all(table.present, table.lacks('receiptId')), () => new NothingToDo());
  try {
    await table.transact([
      table.put(receipt.item({ receiptId, claimId }, stored)),
      table.update(claim.key({ claimId }), { set: { receiptId } }, hasNone),
      table.check(tombstone.key({ userId: donorId }), table.absent, () => new NothingToDo()),
    ]);
  } catch (error) {
    if (!(error instanceof NothingToDo)) throw error;
  }
}

export function toCard({
  pk,
  sk,
  card,
  version,
}: Pick<Found, 'pk' | 'sk' | 'card' | 'version'>): ReceiptCard {
  return { id: pk.replace('RECEIPT#', ''), claimId: sk, ...card, version };
}

/** @throws AppError `not_found` */
export async function findReceipt(receiptId: string): Promise<Found> {
  const { items } = await table.query(receiptUnder(receiptId), { limit: 1, consistent: true });
  const [found] = items;
  if (!found) throw new AppError('not_found', words.notFound);
  return found;
}

/** Reads one page of an organization's receipts, newest first. */
export async function listReceiptsOf(
  organizationId: string,
  { state, ...page }: table.PageRequest & { state?: ReceiptState | undefined },
  now: Date,
) {
  const list = receiptsOf(organizationId);
  const filter = state && { name: state, keep: ({ card }: Found) => card.state === state };
  const { items, ...rest } = await table.readPage({ ...list, ...(filter && { filter }) }, page, now);
  return { ...rest, items: items.map(toCard) };
}

/** Returns what a donor has receipts for in a year, oldest first. Drafts are not theirs yet. */
export async function listReceiptsFor(donorId: string, year: number): Promise<ReceiptCard[]> {
  const firstDay = Date.parse(startOfSiteDay(`${year}-01-01`));
  const end = Date.parse(startOfSiteDay(`${year + 1}-01-01`));
  const within = [encodeTime(firstDay - LONGEST_CLAIM_MS), encodeTime(end)] as const;
  const { items } = await table.query(receiptsFor(donorId), { within, limit: MOST_IN_A_YEAR });
  return items
    .filter(({ card }) => card.year === year && card.state !== 'draft')
    .map(toCard)
    .sort((one, other) => (one.donatedOn < other.donatedOn ? -1 : 1));
}

interface Confirming {
  organization: StoredOrganization;
  /** Name of the coordinator. */
  confirmedBy: string;
  now: Date;
  /** Further steps of the transaction. */
  alongside: readonly table.TransactionStep[];
}

/** @throws AppError `conflict` unless a manager's check of the organization's number counts */
export function requirePapers({ papers, einVerified }: StoredOrganization, now: Date): PapersForm {
  if (papers && isVerified(einVerified?.at, now.getTime())) return papers;
  throw new AppError('conflict', words.notVerified);
}

/** Confirms a draft. One that was confirmed before stays as it is. @throws AppError `conflict`; ChangedMeanwhile */
export async function confirmReceipt(
  found: Found,
  { weightPounds }: { weightPounds?: number | undefined },
  confirming: Confirming,
): Promise<Found> {
  if (found.card.state !== 'draft') return found;
  const card = {
    ...found.card,
    state: 'confirmed' as const,
    ...(weightPounds !== undefined && { weightPounds }),
  };
  return await addVersion(found, card, { kind: 'original' }, confirming);
}

/** Adds a version that corrects or withdraws a receipt. @throws AppError `conflict`; ChangedMeanwhile */
export async function reviseReceipt(
  found: Found,
  revision: RevisionBody,
  confirming: Confirming,
): Promise<Found> {
  const { card, version } = found;
  if (card.state === 'draft') throw new AppError('conflict', words.isDraft);
  if (card.state === 'withdrawn') throw new AppError('conflict', words.isWithdrawn);
  if (version !== revision.replaces) throw new AppError('conflict', words.changedMeanwhile);
  const { kind, note } = revision;
  if (kind === 'withdrawal')
    return await addVersion(found, { ...card, state: 'withdrawn' }, { kind, note }, confirming);
  if (version >= MAX_VERSIONS) throw new AppError('conflict', words.tooManyVersions);
  const { donorName, meals, weightPounds } = revision;
  return await addVersion(found, { ...card, donorName, meals, weightPounds }, { kind, note }, confirming);
}

/** A withdrawal needs no papers of today: it repeats those of the version before. */
async function addVersion(
  found: Found,
  card: StoredReceipt['card'],
  made: Pick<ReceiptVersion, 'kind' | 'note'>,
  { organization, confirmedBy, now, alongside }: Confirming,
): Promise<Found> {
  const last = made.kind === 'withdrawal' ? found.versions.at(-1) : undefined;
  const { legalName, ein, signatory } = last ?? requirePapers(organization, now);
  const { donorName, meals, weightPounds, species, customSpecies, donatedOn, place } = card;
  const number = found.version + 1;
  const version: ReceiptVersion = {
    ...{ number, ...made, at: now.toISOString(), confirmedBy, legalName, ein, signatory },
    ...{ donorName, meals, weightPounds, species, customSpecies, donatedOn, place },
  };
  const set = { card, versions: [...found.versions, version], version: number };
  const asRead = table.ifUnchanged(table.equals('version', found.version));
  await table.transact([table.update(found, { set }, asRead), ...alongside]);
  return { ...found, ...set };
}

/** Erases the drafts of a person who leaves. Confirmed receipts are kept for both sides' taxes. */
export async function eraseDrafts(receipts: readonly Found[]): Promise<void> {
  const drafts = receipts.filter(({ card }) => card.state === 'draft');
  if (drafts.length === 0) return;
  await table.transact(drafts.map((each) => table.remove(each)));
}
