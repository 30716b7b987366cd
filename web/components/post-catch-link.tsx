import type { ComponentProps } from 'react';
import { PATHS } from '../lib/paths.ts';
import { useSuspension } from '../lib/use-suspension.ts';
import { ButtonLink } from './button.tsx';

/** The way to a new post; none for who is suspended, and could not post it. */
export function PostCatchLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return useSuspension() ? null : <ButtonLink to={PATHS.postCatch} {...look} />;
}
