import { ulid } from 'ulid';
import { AppError } from '#shared/contract/errors.ts';
import { windowIssues } from '#shared/landings/rules.ts';
import type { LandingBody, OwnLanding } from '#shared/landings/schemas.ts';
import { fishermenAnnounce } from '#words/landings/rules.ts';
import type { RememberAnswer } from '../core/call.ts';
import { refuse } from '../core/parse.ts';
import { fishermanProfile } from '../people/store/items.ts';
import { readSiteRules } from '../site/store/site-rules.ts';
import { getItem, transact } from '../table/index.ts';
import { expectedIssues, publicHarbour, toExpected } from './on-board.ts';
import { stepsToCreate, TooManyAhead } from './store/change-landing.ts';
import { endOverdueOf } from './store/end-landing.ts';
import type { StoredLanding } from './store/items.ts';
import { presentOwn } from './store/landings.ts';

interface Announcement {
  body: LandingBody;
  userId: string;
  rememberAnswer: RememberAnswer;
  now: Date;
}

/** The fisherman's name, which goes with every landing. @throws AppError `not_allowed` if they aren't a fisherman */
export async function readFishermanName(userId: string): Promise<string> {
  const profile = await getItem(fishermanProfile(userId), { consistent: true });
  if (!profile) throw new AppError('not_allowed', fishermenAnnounce);
  return profile.name;
}

/** @throws AppError naming the field that refuses it; `conflict` if too many are ahead */
export async function announce({ body, userId, rememberAnswer, now }: Announcement): Promise<OwnLanding> {
  const rules = await readSiteRules(now);
  refuse([...windowIssues(body, now.getTime()), ...expectedIssues(body.expected, rules.species)]);
  const { harbour, expected, paymentWays, note } = body;
  const landingId = ulid(now.getTime());
  const stored: StoredLanding = {
    card: {
      fishermanId: userId,
      fishermanName: await readFishermanName(userId),
      harbour: await publicHarbour(harbour),
      expected: expected.map(toExpected),
      paymentWays: [...new Set(paymentWays)],
      from: new Date(body.from).toISOString(),
      until: new Date(body.until).toISOString(),
      state: 'planned',
      changedAt: now.toISOString(),
    },
    note,
    hidden: false,
    version: 1,
  };
  const answer = await presentOwn({ ...stored, sk: landingId }, now, []);
  // The remembered response comes first, so that a repeat gets it before it fails for too many landings.
  const create = () => transact([rememberAnswer(answer), ...stepsToCreate(landingId, stored)]);
  try {
    await create();
  } catch (error) {
    if (!(error instanceof TooManyAhead) || !(await endOverdueOf(userId, now))) throw error;
    await create();
  }
  return answer;
}
