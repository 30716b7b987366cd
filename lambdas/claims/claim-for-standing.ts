/** Claims meals of a pledge for the standing claims on its series, by the same rules as every claim. */
import type { StandingClaim } from '#shared/claims/standing.ts';
import { AppError } from '#shared/contract/errors.ts';
import { DAY } from '#shared/limits.ts';
import type { PayloadOf } from '../jobs/define-job.ts';
import { listMembers } from '../organizations/store/members.ts';
import type { Post } from '../posts/store/kinds.ts';
import { readPost } from '../posts/store/posts.ts';
import { faceWith } from '../site/store/face.ts';
import { suspension } from '../suspensions/store/items.ts';
import { absent, equals } from '../table/expression.ts';
import * as table from '../table/index.ts';
import type { claimsOfStanding } from './jobs.ts';
import { ClaimRefused, createClaim } from './store/create.ts';
import { readStandingClaimsOn, requireNotBlocked } from './store/standing.ts';
import {
  type StandingRefusal,
  type StoredStandingClaim,
  standingClaim,
  standingTurn,
} from './store/standing-items.ts';

/** Longer than its job can be delivered again. */
const TURN_LIFETIME = 60 * DAY;

/** The first one that was accepted comes first. May be repeated. */
export async function claimForStanding({
  pledgeId,
  seriesId,
}: PayloadOf<typeof claimsOfStanding>): Promise<void> {
  const found = await readStandingClaimsOn(seriesId);
  const accepted = found
    .filter(({ card }) => card.state === 'accepted')
    .sort((one, other) => ((one.card.acceptedAt ?? '') < (other.card.acceptedAt ?? '') ? -1 : 1));
  if (accepted.length === 0 || !(await faceWith('claims', 'community'))) return;
  for (const each of accepted) await takeTurn(pledgeId, each, new Date());
}

/** Makes one claim, or records why there is none. @throws Error if it can't be known yet: the queue retries */
async function takeTurn(pledgeId: string, standing: StoredStandingClaim, now: Date): Promise<void> {
  const { seriesId, organizationId } = standing.card;
  const key = standingTurn.key({ pledgeId, organizationId });
  if (await table.getItem(key, { consistent: true })) return;
  const settled = (refusal?: StandingRefusal) =>
    table.put(
      standingTurn.item(
        { pledgeId, organizationId },
        { seriesId, ...(refusal && { refusal }), expiresAt: table.expiryAfter(TURN_LIFETIME, now) },
      ),
      table.ifUnchanged(absent),
    );
  try {
    await claimOnce(pledgeId, standing, settled(), now);
  } catch (error) {
    if (!(error instanceof AppError) || table.isPassing(error)) throw error;
    await table.write(settled(error instanceof ClaimRefused ? error.rule : 'unavailable'));
  }
}

const unavailable = () => new AppError('not_found');

async function claimOnce(
  pledgeId: string,
  { card, askedBy }: StoredStandingClaim,
  settled: table.TransactionStep,
  now: Date,
): Promise<void> {
  const { seriesId, organizationId, fishermanId, organizationName } = card;
  const [pledge, userId] = await Promise.all([
    readPost('pledge', pledgeId),
    actingFor(organizationId, askedBy),
  ]);
  const slot = pledge && slotOf(pledge);
  if (!slot || userId === undefined) throw unavailable();
  const { meals, collectorName = organizationName } = card;
  await createClaim({
    pledgeId,
    body: { organizationId, meals, pickupStart: slot.start, pickupEnd: slot.end, collectorName },
    userId,
    now,
    standing: [
      table.checkUnchanged(standingClaim.key({ seriesId, organizationId }), stillAccepted(card)),
      ...requireNotBlocked(userId, fishermanId),
    ],
    rememberAnswer: () => settled,
  });
}

const slotOf = ({ record }: Post<'pledge'>) => record.pickup?.slots[0];

const stillAccepted = ({ acceptedAt }: StandingClaim) => equals('card.acceptedAt', acceptedAt);

/** The coordinator in whose name it is claimed: the one who asked, or else the longest-standing one. */
async function actingFor(organizationId: string, askedBy: string | undefined): Promise<string | undefined> {
  const members = await listMembers(organizationId);
  const coordinators = members.filter(({ role }) => role === 'coordinator').map(({ userId }) => userId);
  const suspended = await table.getItems(coordinators.map((userId) => suspension.key({ userId })));
  const active = coordinators.filter((_, index) => !suspended[index]);
  return active.find((userId) => userId === askedBy) ?? active[0];
}
