import { Link } from 'react-router-dom';
import * as words from '#words/accounts/auth.ts';
import { Icon } from '../../../components/drawings/icons.tsx';
import { PATHS } from '../../../lib/navigation/paths.ts';
import type { OrganizationSetup } from './sign-up-draft.ts';

const CARD =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded-card border-2 border-edge bg-raised p-4 text-left hover:border-ink';

/** Asks an organization member whether the organization is on the site. Each choice goes to the next step at once. */
export function OrganizationStep({ onChoose }: { onChoose(setup: OrganizationSetup): void }) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{words.organizationQuestion}</p>
      <Link to={PATHS.communityAidContact} className={CARD}>
        <Choice title={words.newOrganization} text={words.newOrganizationText} />
      </Link>
      <button type="button" onClick={() => onChoose('existing')} className={CARD}>
        <Choice title={words.existingOrganization} text={words.existingOrganizationText} />
      </button>
      <button type="button" onClick={() => onChoose('individual')} className={CARD}>
        <Choice title={words.individual} text={words.individualText} />
      </button>
    </div>
  );
}

function Choice({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="grid gap-0.5">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
    </>
  );
}
