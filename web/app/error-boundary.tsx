import { Component, type ReactNode } from 'react';
import { unexpectedError } from '#words/app/errors.ts';
import * as words from '#words/app/navigation.ts';
import { ErrorState } from '../components/states.tsx';
import { PREFIX } from '../lib/navigation/language.ts';

/** Shows an error in place of a page that throws, and offers to try again. Going to another page resets it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page py-10">
        <ErrorState
          isPage
          words={unexpectedError}
          detail={words.pageFailed}
          // The page's code may be from a version that is gone: a reload fetches the current one.
          onRetry={() => window.location.reload()}
        />
        <p className="text-center">
          <a href={PREFIX || '/'} className="text-link inline-flex min-h-11 items-center">
            {words.goHome}
          </a>
        </p>
      </div>
    );
  }
}
