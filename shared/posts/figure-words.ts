import { mealsWords, priceWords } from '#words/posts/figures.ts';
import type { Priced } from '../words/prices.ts';

/** The figure of a post of either kind. */
export const figureWords = (post: Priced | { mealsPledged: number }): string =>
  'mealsPledged' in post ? mealsWords(post.mealsPledged) : priceWords(post);
