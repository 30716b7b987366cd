import { catchEditIssues } from '#shared/catches/edit-rules.ts';
import { updateCatch } from '#shared/catches/endpoints.ts';
import { type CatchBody, type CatchPatch, type CatchRecord, catchBody } from '#shared/catches/schemas.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { endpoint } from '../core/endpoint.ts';
import { parseWith, refuse } from '../core/parse.ts';
import { takePhotos } from '../photos/take-photos.ts';
import { coordinatesOf } from '../places/coordinates-of.ts';
import { catchRecordOf, formOf } from './catch-record.ts';
import { editCatch } from './edit-catch.ts';
import { madeFrom } from './made-from.ts';

export default endpoint(updateCatch, ({ params: { catchId }, body: patch, actor, now }) =>
  editCatch({ catchId, ownerId: actor.userId, now }, (record) =>
    madeFrom(patch.version, record, CATCH_WORDS.changedMeanwhile, () => apply(patch, record, now)),
  ),
);

async function apply(
  { version: _version, photos: chosen, ...changes }: CatchPatch,
  record: CatchRecord,
  now: Date,
) {
  const form = parseWith(catchBody, { ...formOf(record), ...changes }) as CatchBody;
  refuse(catchEditIssues(form, { postedAt: Date.parse(record.createdAt), now: now.getTime() }));
  const { photos, steps } = await takePhotos(chosen ?? form.photos, {
    ownerId: record.fishermanId,
    kind: 'catch',
    postId: record.id,
    present: record.photos,
  });
  const moved = form.location !== record.location;
  const coordinates = moved ? await coordinatesOf(form.location) : record.coordinates;
  return { record: catchRecordOf(form, { ...record, photos, coordinates }), steps };
}
