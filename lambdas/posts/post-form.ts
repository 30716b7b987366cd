/** The forms of both kinds of posts: how they become records, what refuses them, and the error texts. */
import type * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { speciesIssues } from '#shared/site/rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import type { PostRecord, PostShapes } from './store/kinds.ts';
import type { Refusals } from './store/own-posts.ts';

export type PostBody<K extends PostKind = PostKind> = PostShapes[K]['body'];
type PatchOf<K extends PostKind> = Omit<PostShapes[K]['patch'], 'version' | 'photos'>;
/** Photos as a form lists them. */
export type ChosenPhotos<K extends PostKind = PostKind> =
  | PostBody<K>['photos']
  | NonNullable<PostShapes[K]['patch']['photos']>;

/** Fields that no form sets. */
type Given<K extends PostKind> = Pick<
  PostRecord,
  'id' | 'fishermanId' | 'fishermanName' | 'location' | 'coordinates' | 'createdAt' | 'updatedAt' | 'version'
> &
  Pick<CatchRecord, 'rating' | 'ratingCount'> & {
    photos: PostRecord<K>['photos'];
    isPro: boolean;
    /** Set if a credit paid for the Pro status. */
    proByCredit?: true;
  };

/** The series that posts a pledge. */
export interface OfSeries {
  seriesId: string;
  /** ISO 8601. It may be ahead: the fish is caught for that day. */
  expectedCatch: string;
}

/** The facts needed to read a form. */
export interface PostContext<K extends PostKind> {
  /** The site's current rules. Fields that an edit leaves alone keep the values of the original post. */
  rules: SiteRules;
  /** The record before the edit. */
  before?: PostRecord<K>;
  series?: OfSeries;
}

export interface PostForm<K extends PostKind> {
  kind: K;
  body: z.ZodMiniType<PostBody<K>> & { shape: object };
  /** Returns the changes of a patch as changes of the current record, which may have changed since without an edit. */
  rebased?(changes: PatchOf<K>, before: PostRecord<K>): PatchOf<K>;
  /** Returns the record of a new or edited post. @throws AppError naming a field with an impossible value */
  recordOf(body: PostBody<K>, given: Given<K>, context: PostContext<K>): PostRecord<K>;
  /** Adds the form's information about each photo. */
  labelPhotos(photos: readonly Photo[], chosen: ChosenPhotos<K>): PostRecord<K>['photos'];
  /** Returns food safety issues of posting this, or of an edit to this, at `now` in milliseconds since the epoch. */
  safetyIssues(body: PostBody<K>, now: number, context: PostContext<K>): FieldIssue[];
  /** Returns the number of hours for which the fish is offered as fresh. */
  freshHours(record: PostRecord<K>): number;
  /** Returns the time of catch in the form or record, and the name of its field in the form. */
  caught(fish: PostBody<K> | PostRecord<K>): { field: string; date: string };
  /** Counts a new post for the operations dashboard. */
  countPosted(record: PostRecord<K>): void;
  words: {
    edit: Refusals;
    changedMeanwhile: string;
    updateFailed: string;
    postedBeforeCaught: string;
    /** Error text if the post is too old to be shown again. */
    notListedAnyMore?(freshHours: number): string;
  };
}

/** Returns the form that would produce this record. */
export function formOf<K extends PostKind>({ body }: PostForm<K>, record: PostRecord<K>): object {
  const fields: Record<string, unknown> = record;
  const named = Object.keys(body.shape).filter((name) => fields[name] !== undefined);
  return {
    ...Object.fromEntries(named.map((name) => [name, fields[name]])),
    photos: record.photos.map(({ id, ...photo }) => ({
      uploadId: id,
      ...('imageType' in photo && { imageType: photo.imageType }),
    })),
  };
}

/** Returns issues of a new or edited post by the site's rules, at `now` in milliseconds since the epoch. */
export function postIssues<K extends PostKind>(
  form: Pick<PostForm<K>, 'safetyIssues'>,
  body: PostBody<K>,
  now: number,
  context: PostContext<K>,
): FieldIssue[] {
  const { rules, before } = context;
  return [
    ...speciesIssues(body.species, rules.species, before?.species),
    ...form.safetyIssues(body, now, context),
  ];
}

/**
 * Returns the issues with an edit. They also include a time of catch after the time of posting: otherwise moving the
 * date would keep the fish fresh forever. A catch that was expected later may be dated until then. Times are milliseconds
 * since the epoch.
 */
export function editIssues<K extends PostKind>(
  form: Pick<PostForm<K>, 'safetyIssues' | 'caught' | 'words'>,
  body: PostBody<K>,
  { before, rules, now }: { before: PostRecord<K>; rules: SiteRules; now: number },
): FieldIssue[] {
  const issues = postIssues(form, body, now, { rules, before });
  const { field, date } = form.caught(body);
  const latest = Math.max(Date.parse(before.createdAt), Date.parse(form.caught(before).date));
  if (issues.length > 0 || Date.parse(date) <= latest) return issues;
  return [{ path: field, message: form.words.postedBeforeCaught }];
}
