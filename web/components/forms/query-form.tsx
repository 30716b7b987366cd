import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { renderedParameters } from '#shared/pages/pages.ts';
import { useIsHydrated } from '../../lib/first-paint/use-is-hydrated.ts';
import { Button } from '../button.tsx';

interface QueryFormProps extends ComponentProps<'form'> {
  /** Parameters of the address besides the form's own fields and buttons. */
  params: URLSearchParams;
}

/**
 * Wraps fields and buttons that choose what is shown. Each takes effect immediately by its script. Before the script is
 * loaded, and without it, the browser sends their names and values as the query of the page's address, with the same
 * result.
 */
export function QueryForm({ params, children, ...rest }: QueryFormProps) {
  const { pathname } = useLocation();
  // The server knows only the query parameters that it renders the page by, in its own order, each once and none empty.
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

/** For fields that nothing else submits if JavaScript is off. */
export function SubmitWithoutScript({ children }: { children: ReactNode }) {
  return (
    <Button data-without-script type="submit" variant="secondary" className="self-end">
      {children}
    </Button>
  );
}
