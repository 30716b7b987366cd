import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/navigation/paths.ts';
import type { Step } from './sign-up-draft.ts';

const STEPS: readonly Step[] = [1, 2, 3];
/** Elsewhere signing up is a dialog over a page, whose history it leaves alone. */
const OWN_PAGES: readonly string[] = [PATHS.auth, PATHS.login, PATHS.signUp];

/**
 * The step in the state of the history, so that the browser's back button goes one step back and takes nobody off the page, with their passwords. Its address stays.
 * @param first where to begin when the history says nothing
 * @param furthest the first step that still lacks something: nobody gets further
 */
export function useSignUpStep(first: Step, furthest: Step): [Step, (next: Step) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { signUpStep, signUpCameFrom }: { signUpStep?: unknown; signUpCameFrom?: unknown } = Object(state);
  const [stepInDialog, setStepInDialog] = useState(first);
  const isPage = OWN_PAGES.includes(pathname);
  const asked = isPage ? (STEPS.find((each) => each === signUpStep) ?? first) : stepInDialog;
  // Held back here until somebody goes on: else the next step would come by itself once this one is filled in.
  const [allowed, setAllowed] = useState<Step>(3);
  const step = [furthest, allowed].reduce((least, each) => (each < least ? each : least), asked);
  useEffect(() => {
    if (asked > step) setAllowed(step);
  }, [asked, step]);

  const go = (next: Step) => {
    if (next === step) return;
    if (next > step) setAllowed(3);
    if (!isPage) return setStepInDialog(next);
    // Where the history holds that step before this one, going back and pressing the browser's button are the same.
    if (next < step && signUpCameFrom === next) navigate(-1);
    else {
      const isBack = next < step;
      navigate(
        { search },
        { replace: isBack, state: { ...state, signUpStep: next, signUpCameFrom: isBack ? undefined : step } },
      );
    }
  };
  return [step, go];
}
