import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { STEPS, type Step } from '../form/post-steps.ts';

interface StepControl {
  step: Step;
  go(step: Step): void;
  back(): void;
}

/**
 * Keeps the step in the address, so that the back button goes back one step. The filled-in values limit how far a
 * person can go.
 * @param furthest the first step with something missing
 * @param first the step to start with if the address names none
 */
export function useStep(furthest: Step, first: Step): StepControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const asked = STEPS.find((one) => String(one) === search.get('step')) ?? first;
  const step = asked > furthest ? furthest : asked;
  const searchOf = (next: Step) => {
    const query = new URLSearchParams(search);
    query.set('step', String(next));
    return `?${query}`;
  };

  const right = asked === step ? undefined : searchOf(step);
  useEffect(() => {
    if (right !== undefined) navigate({ search: right }, { replace: true });
  }, [right, navigate]);

  const type = useNavigationType();
  const last = useRef(step);
  // Runs before the step is painted. Otherwise the step would be seen at the old scroll position first.
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const heading = document.querySelector<HTMLElement>('h1');
    // When the person goes through the history, the layout restores the scroll position.
    if (type !== 'POP') window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }, [step, type]);

  return {
    step,
    go: (next) => navigate({ search: searchOf(next) }, { state: { from: step } }),
    back() {
      // If the previous step is in the history, this does the same as the browser's back button.
      const previous = typeof state === 'object' && state !== null && 'from' in state && state.from;
      if (previous === step - 1) navigate(-1);
      else navigate({ search: searchOf(step === 3 ? 2 : 1) }, { replace: true });
    },
  };
}
