/** The forms of the two kinds of posts: what they become, what stands against them, and what is answered then. */
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
/** Photos as a form names them. */
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
    /** A credit was taken for that. */
    proByCredit?: true;
  };

/** The facts that a form is read with. */
export interface PostContext<K extends PostKind> {
  /** As the site has them now; what an edit leaves alone stays as it was when it was posted. */
  rules: SiteRules;
  /** The record that is edited. */
  before?: PostRecord<K>;
}

export interface PostForm<K extends PostKind> {
  kind: K;
  body: z.ZodMiniType<PostBody<K>> & { shape: object };
  /** The record of a new post, or of an edited one. @throws AppError naming a field that cannot be so */
  recordOf(body: PostBody<K>, given: Given<K>, context: PostContext<K>): PostRecord<K>;
  /** Says of photos what the form says of them. */
  labelPhotos(photos: readonly Photo[], chosen: ChosenPhotos<K>): PostRecord<K>['photos'];
  /** Food safety's objections to posting it at `now`, in milliseconds since the epoch, or to changing an earlier post into it. */
  safetyIssues(body: PostBody<K>, now: number, context: PostContext<K>): FieldIssue[];
  /** For how many hours it is offered while it is fresh. */
  freshHours(record: PostRecord<K>): number;
  /** When it was caught, as the form says it, and the field that does. */
  caught(body: PostBody<K>): { field: string; date: string };
  /** Counts a new one for the operations dashboard. */
  countPosted(record: PostRecord<K>): void;
  words: {
    edit: Refusals;
    changedMeanwhile: string;
    updateFailed: string;
    postedBeforeCaught: string;
    /** When it could not be shown again. */
    notListedAnyMore?(freshHours: number): string;
  };
}

/** The form that would give this record. */
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

/** Objections of the site's rules to a new post at `now`, in milliseconds since the epoch, or to the result of an edit. */
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
 * Further objections to an edit: a fish was caught before it was posted. Otherwise moving the date along
 * would keep it fresh for ever. Times are milliseconds since the epoch.
 */
export function editIssues<K extends PostKind>(
  form: Pick<PostForm<K>, 'safetyIssues' | 'caught' | 'words'>,
  body: PostBody<K>,
  { before, rules, now }: { before: PostRecord<K>; rules: SiteRules; now: number },
): FieldIssue[] {
  const issues = postIssues(form, body, now, { rules, before });
  const { field, date } = form.caught(body);
  if (issues.length > 0 || Date.parse(date) <= Date.parse(before.createdAt)) return issues;
  return [{ path: field, message: form.words.postedBeforeCaught }];
}
