import { announce } from '#words/landings/own-landings.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';

/** Leads to the form that announces a landing. Renders nothing for suspended people, or while the site has no landings. */
export function AnnounceLink() {
  if (useSuspension()) return null;
  return (
    <ButtonLink to={PATHS.newLanding} variant="secondary">
      {announce}
    </ButtonLink>
  );
}
