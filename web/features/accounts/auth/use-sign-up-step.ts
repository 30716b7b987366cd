import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/navigation/paths.ts';
import type { Step } from './sign-up-draft.ts';

const STEPS: readonly Step[] = [1, 2, 3];
/** On other pages signing up is a dialog, which does not change the history. */
const OWN_PAGES: readonly string[] = [PATHS.auth, PATHS.login, PATHS.signUp];

/**
 * Stores the step in the history's state, so that the back button goes one step back without losing the passwords. The address stays the same.
 * @param first the step to start with if the history has none
 * @param furthest the first incomplete step, which limits how far the person gets
 */
export function useSignUpStep(first: Step, furthest: Step): [Step, (next: Step) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { signUpStep, signUpCameFrom }: { signUpStep?: unknown; signUpCameFrom?: unknown } = Object(state);
  const [stepInDialog, setStepInDialog] = useState(first);
  const isPage = OWN_PAGES.includes(pathname);
  const asked = isPage ? (STEPS.find((each) => each === signUpStep) ?? first) : stepInDialog;
  // Limits the step until the person presses "Next": otherwise the next step would open once this one is complete.
  const [allowed, setAllowed] = useState<Step>(3);
  const step = [furthest, allowed].reduce((least, each) => (each < least ? each : least), asked);
  useEffect(() => {
    if (asked > step) setAllowed(step);
  }, [asked, step]);

  const go = (next: Step) => {
    if (next === step) return;
    if (next > step) setAllowed(3);
    if (!isPage) return setStepInDialog(next);
    // If the history's previous entry is that step, go back to it like the browser's button does.
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
