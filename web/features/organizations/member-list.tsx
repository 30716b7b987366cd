import { type ReactNode, useState } from 'react';
import type { OrganizationMember } from '#shared/organizations/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import { roleNames } from '#words/organizations/fields.ts';
import * as words from '#words/organizations/organizations.ts';
import { Button } from '../../components/button.tsx';
import { ActionDialog } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';

interface MemberListProps {
  members: readonly OrganizationMember[];
  /** The reader's user id: they leave with another button. */
  ownId?: string | undefined;
  /** Absent if the reader may not remove members. */
  remove?: ((member: OrganizationMember) => Promise<unknown>) | undefined;
  /** Shown in place of the role. */
  role?: (member: OrganizationMember) => ReactNode;
}

/** Members of an organization. */
export function MemberList({ members, ownId, remove, role }: MemberListProps) {
  const [leaving, setLeaving] = useState<OrganizationMember>();
  if (members.length === 0) return <p className="text-muted">{words.noMembers}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {members.map((member) => {
          const { userId, name, since } = member;
          return (
            <li
              key={userId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-sm text-muted">
                  {userId === ownId && `${words.you}, `}
                  {`${roleNames[member.role]} ${words.since} ${longDate(new Date(since))}`}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                {role?.(member)}
                {remove && userId !== ownId && (
                  <Button
                    variant="quiet"
                    aria-label={words.removeName(name)}
                    onClick={() => setLeaving(member)}
                  >
                    {words.remove}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {leaving && remove && (
        <ActionDialog
          title={words.removeTitle(leaving.name)}
          text={words.removeText(leaving.name)}
          confirm={words.remove}
          busy={words.removing}
          danger
          action={async () => {
            await remove(leaving);
            toast({ title: words.removed(leaving.name), kind: 'good' });
          }}
          failed={words.notRemoved}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
