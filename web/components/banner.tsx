import type { ReactNode } from 'react';
import { FirstIcon, type FirstIconName } from './drawings/first-icons.tsx';

const LOOKS = {
  offline: { look: 'bg-warn/15 text-warn', icon: 'offline' },
  suspended: { look: 'bg-warn/15 text-warn', icon: 'alert' },
  stage: { look: 'bg-sunken text-muted', icon: undefined },
} as const satisfies Record<string, { look: string; icon: FirstIconName | undefined }>;

/** A slim line above the page: the connection is lost, the account is suspended, this is not the public site. */
export function Banner({ kind, children }: { kind: keyof typeof LOOKS; children: ReactNode }) {
  const { look, icon } = LOOKS[kind];
  return (
    <div role="status" className={`px-4 py-1.5 text-sm font-medium ${look}`}>
      <p className="mx-auto flex max-w-page items-center justify-center gap-2">
        {icon && <FirstIcon name={icon} />}
        <span>{children}</span>
      </p>
    </div>
  );
}
