import { isDeepStrictEqual } from 'node:util';
import { AppError, fieldError } from '#shared/contract/errors.ts';
import { pledgeEditIssues } from '#shared/pledges/edit-rules.ts';
import { updatePledge } from '#shared/pledges/endpoints.ts';
import {
  type PledgeBody,
  type PledgeCard,
  type PledgePatch,
  type PledgeRecord,
  pledgeBody,
} from '#shared/pledges/schemas.ts';
import { PLEDGE_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { parseWith, refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';
import { retry } from '../table/retry.ts';
import { madeFrom } from './made-from.ts';
import { readOwnPost, refuseWhenOver } from './own-post.ts';
import { formOf, labelPhotos, pledgeRecordOf } from './pledge-record.ts';
import { type PledgeDetail, pledgeRules, toOwnPledge, toRecord, toStored } from './store/pledges.ts';
import { changePost } from './store/post-changes.ts';

const REFUSALS = { absent: PLEDGE_WORDS.notFound, notYours: PLEDGE_WORDS.mayNotEdit };

export default endpoint(updatePledge, ({ params, body: patch, actor, now }) => {
  const turn = async () => {
    const request = { kind: 'pledge' as const, postId: params.pledgeId, ownerId: actor.userId };
    const before = await readOwnPost<PledgeCard, PledgeDetail>(request, REFUSALS);
    const present = { ...toRecord(before), handling: before.detail.handling };
    refuseWhenOver(toOwnPledge(before), now);
    const edited = await madeFrom(patch.version, present, PLEDGE_WORDS.changedMeanwhile, () =>
      apply(patch, present, now),
    );
    if (isDeepStrictEqual(edited.record, present)) return toOwnPledge(before);
    const version = before.version + 1;
    const { handling, ...record } = edited.record;
    const stored = toStored({ ...record, updatedAt: now.toISOString(), version }, handling);
    const after = { ...stored, hidden: before.hidden, version };
    await changePost(pledgeRules, before, after, edited.steps);
    return toOwnPledge(after);
  };
  return retry(turn, { giveUp: () => new AppError('conflict', PLEDGE_WORDS.updateRefused) });
});

type Present = PledgeRecord & Pick<PledgeBody, 'handling'>;

async function apply(patch: PledgePatch, present: Present, now: Date) {
  const { version: _version, photos: chosenNow, ...changes } = patch;
  const form = parseWith(pledgeBody, { ...formOf(present), ...changes }) as PledgeBody;
  refuse(pledgeEditIssues(form, { postedAt: Date.parse(present.createdAt), now: now.getTime() }));
  const mealsLeft = present.mealsLeft + form.mealsPledged - present.mealsPledged;
  if (mealsLeft < 0) {
    const claimed = present.mealsPledged - present.mealsLeft;
    throw fieldError('mealsPledged', PLEDGE_WORDS.fewerThanClaimed(claimed));
  }
  const chosen = chosenNow ?? form.photos;
  const taken = await takePhotos(chosen, {
    ownerId: present.fishermanId,
    kind: 'pledge',
    postId: present.id,
    present: present.photos,
  });
  const moved = form.location !== present.location;
  const coordinates = moved ? await coordinatesOf(form.location) : present.coordinates;
  const photos = labelPhotos(
    taken.photos,
    chosen.map(({ imageType }) => imageType),
  );
  const record = pledgeRecordOf(form, { ...present, photos, coordinates, mealsLeft });
  return { record: { ...record, handling: form.handling }, steps: taken.steps };
}
