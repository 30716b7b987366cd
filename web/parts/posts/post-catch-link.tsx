import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';

/** A link to the form of a new post. Renders nothing for suspended people, who can't post. */
export function PostCatchLink(look: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  return useSuspension() ? null : <ButtonLink to={PATHS.postCatch} {...look} />;
}
