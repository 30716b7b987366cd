import type { ReactNode } from 'react';
import type { Invitation } from '#shared/organizations/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { EmailText } from '../../components/text/email-text.tsx';

interface InvitationListProps {
  invitations: readonly Invitation[];
  /** Actions on one invitation. */
  action?(invitation: Invitation): ReactNode;
}

/** Invited people who haven't joined yet. Renders nothing if there are none. */
export function InvitationList({ invitations, action }: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{words.invitations}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {invitations.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <EmailText address={each.email} />
              </p>
              <p className="text-sm text-muted">
                {`${roleNames[each.role]}, ${longDate(new Date(each.invitedAt))}`}
              </p>
            </div>
            {action?.(each)}
          </li>
        ))}
      </ul>
    </div>
  );
}
