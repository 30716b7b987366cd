import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { STEPS, type Step } from '../form/post-steps.ts';

interface StepControl {
  step: Step;
  go(step: Step): void;
  back(): void;
}

/**
 * The step in the address, so that the back button goes one step back. Nobody gets further than what is filled in allows.
 * @param furthest the first step that still lacks something
 * @param first where to begin when the address says nothing
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

  const last = useRef(step);
  // Known here and not from the router: `useNavigationType` says POP to every page, since the routes are given their location.
  const isThroughHistory = useRef(false);
  useEffect(() => {
    const note = () => {
      isThroughHistory.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  // Before the step is painted, which would else be seen where the last one had been scrolled to.
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const heading = document.querySelector<HTMLElement>('h1');
    // Through the history one returns to the place one left, which the layout sees to.
    if (!isThroughHistory.current) window.scrollTo(0, 0);
    isThroughHistory.current = false;
    heading?.focus({ preventScroll: true });
  }, [step]);

  return {
    step,
    go: (next) => navigate({ search: searchOf(next) }, { state: { from: step } }),
    back() {
      // Where the history holds the step before, going back and pressing the browser's button are the same.
      const previous = typeof state === 'object' && state !== null && 'from' in state && state.from;
      if (previous === step - 1) navigate(-1);
      else navigate({ search: searchOf(step === 3 ? 2 : 1) }, { replace: true });
    },
  };
}
