import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { renderedParameters } from '#shared/pages/pages.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { Button } from '../button.tsx';

interface QueryFormProps extends ComponentProps<'form'> {
  /** Parameters of the address beside the form's own fields and buttons. */
  params: URLSearchParams;
}

/**
 * Around fields and buttons that choose what is shown. Each does so by itself as soon as it is touched; before the script is there, and without it,
 * the browser sends their names and values as the query of the page's address, which says the same.
 */
export function QueryForm({ params, children, ...rest }: QueryFormProps) {
  const { pathname } = useLocation();
  // Of the query the server knows what it renders the page by, in an order of its own, each name once and none without a value.
  const isHydrated = useIsHydrated();
  const said = [...new Set(params.keys())]
    .filter((name) => params.get(name) && (isHydrated || renderedParameters(pathname).includes(name)))
    .toSorted();
  return (
    <form {...rest} data-chooses-view method="get" onSubmit={(event) => event.preventDefault()}>
      {said.map((name) => (
        <input key={name} type="hidden" name={name} value={params.get(name) ?? undefined} />
      ))}
      {children}
    </form>
  );
}

/** For fields that nothing else submits where there is no script. */
export function SubmitWithoutScript({ children }: { children: ReactNode }) {
  return (
    <Button data-without-script type="submit" variant="secondary" className="self-end">
      {children}
    </Button>
  );
}
