import type { ReactNode } from 'react';
import onPaperCss from './on-paper.css?inline';

/** A part of the page that is alone on paper. */
export function OnPaper({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={['on-paper', className].filter(Boolean).join(' ')}>
      <style href="on-paper" precedence="default">
        {onPaperCss}
      </style>
      {children}
    </div>
  );
}
