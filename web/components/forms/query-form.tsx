import type { ComponentProps, ReactNode } from 'react';
import { MARKETPLACE_PARAMETERS } from '#shared/pages/pages.ts';
import { Button } from '../button.tsx';

interface QueryFormProps extends ComponentProps<'form'> {
  /** Parameters of the address besides the form's own fields and buttons. */
  params: URLSearchParams;
  /** The parameters that the server renders the page by, the marketplace's by default. */
  rendered?: readonly string[];
}

/**
 * Wraps fields and buttons that choose what is shown. Each takes effect immediately by its script. Before the script is
 * loaded, and without it, the browser sends their names and values as the query of the page's address, with the same
 * result.
 */
export function QueryForm({ params, rendered = MARKETPLACE_PARAMETERS, children, ...rest }: QueryFormProps) {
  return (
    <form {...rest} data-chooses-view method="get" onSubmit={(event) => event.preventDefault()}>
      {rendered.map((name) => {
        const value = params.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
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
