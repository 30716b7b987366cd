import { answerMyInvitation, listMyInvitations } from '#shared/organizations/endpoints.ts';
import type { OwnInvitation } from '#shared/organizations/schemas.ts';
import { LOCALE } from '#words/general/format.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

interface OwnInvitationsProps {
  /** Reloads the organizations that the person acts for. */
  onAccepted(): Promise<unknown>;
}

/** Organizations' invitations that wait for the person's reply. */
export function OwnInvitations({ onAccepted }: OwnInvitationsProps) {
  const { data, mutate } = useEndpoint(listMyInvitations, {});
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={words.ownInvitations}>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.items.map((invitation) => (
          <li key={invitation.organizationId} className="rounded-card border border-line bg-raised p-4">
            <Invitation
              invitation={invitation}
              onAnswered={async (isAccepted) => {
                if (isAccepted) await onAccepted();
                await mutate();
              }}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface InvitationProps {
  invitation: OwnInvitation;
  onAnswered(isAccepted: boolean): Promise<void>;
}

function Invitation({ invitation: { organizationId, name, role }, onAnswered }: InvitationProps) {
  const answer = async (accept: boolean) => {
    await call(answerMyInvitation, { params: { organizationId }, body: { accept } });
    toast({ title: accept ? words.invitationAccepted(name) : words.invitationDeclined(name), kind: 'good' });
    await onAnswered(accept);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        {words.invitedAs(name, roleNames[role].toLocaleLowerCase(LOCALE))}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          aria-label={words.acceptInvitationOf(name)}
          busy={words.answering}
          action={() => answer(true)}
          failed={words.notReplied}
        >
          {words.accept}
        </ActionButton>
        <ActionButton
          variant="secondary"
          aria-label={words.declineInvitationOf(name)}
          busy={words.answering}
          action={() => answer(false)}
          failed={words.notReplied}
        >
          {words.decline}
        </ActionButton>
      </div>
    </div>
  );
}
