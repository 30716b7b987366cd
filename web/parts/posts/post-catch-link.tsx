import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';

/** The way to a new post; none for who is suspended, and could not post it. */
export function PostCatchLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return useSuspension() ? null : <ButtonLink to={PATHS.postCatch} {...look} />;
}
