import * as z from 'zod/mini';
import { id } from '#shared/fields.ts';
import { photoFolder } from '#shared/photos/address.ts';

const photographedPost = z.object({
  species: z.string(),
  customSpecies: z.optional(z.string()),
  photo: z.object({ id }),
});

type PhotographedPost = z.infer<typeof photographedPost>;

/** Returns the post whose photo the page shows first. @param answers the responses that the page was made of */
export function photographedIn(markup: string, answers: unknown): PhotographedPost | undefined {
  const shown = postsIn(answers).map((post) => ({ post, at: markup.indexOf(photoFolder(post.photo.id)) }));
  return shown.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.post;
}

function postsIn(answer: unknown): PhotographedPost[] {
  if (typeof answer !== 'object' || answer === null) return [];
  // Only what has a species can be a post: a failed check of each object would cost more than the search.
  const post = 'species' in answer ? photographedPost.safeParse(answer) : undefined;
  return post?.success ? [post.data] : Object.values(answer).flatMap(postsIn);
}
