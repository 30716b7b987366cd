import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/icons.tsx';
import { PATHS } from '../../lib/paths.ts';
import type { OrganizationSetup } from './sign-up-draft.ts';

const CARD =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-card border-2 border-edge bg-raised p-4 text-left hover:border-ink';

/** Where an organization member stands. Each choice goes on at once: there is nothing to weigh once it is read. */
export function OrganizationStep({ onChoose }: { onChoose(setup: OrganizationSetup): void }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Is your organization on the site?</p>
      <Link to={PATHS.communityAidContact} className={CARD}>
        <Words title="New Organization">Apply for it first. We get in touch with you.</Words>
      </Link>
      <button type="button" onClick={() => onChoose('existing')} className={CARD}>
        <Words title="Existing Organization">
          Sign up now. Your organization's administrator links you to it afterwards.
        </Words>
      </button>
      <button type="button" onClick={() => onChoose('individual')} className={CARD}>
        <Words title="Continue as Individual User">
          Sign up without one. It can be linked whenever there is one.
        </Words>
      </button>
    </div>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <span className="grid gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{children}</span>
      </span>
      <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
    </>
  );
}
