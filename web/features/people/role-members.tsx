import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Group } from '#shared/contract/endpoint.ts';
import { removeRole } from '#shared/people/endpoints.ts';
import type { RoleMember } from '#shared/people/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { ActionDialog } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toAdminPerson } from '../../lib/navigation/paths.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';

interface RoleMembersProps {
  role: Group;
  displayName: string;
  list: EndpointList<RoleMember>;
}

/** People with one role. */
export function RoleMembers({ role, displayName, list }: RoleMembersProps) {
  const [leaving, setLeaving] = useState<RoleMember>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setLeaving(undefined);
    // The button that had the focus may be gone with its row.
    heading.current?.focus();
  };
  return (
    <Section title={displayName} headingRef={heading}>
      {list.isLoading && <Skeleton className="h-24 w-full" />}
      {!list.first && list.error !== undefined && (
        <ErrorState words={words.membersNotLoaded} onRetry={() => list.retry()} />
      )}
      {list.first !== undefined && list.items.length === 0 && <p className="text-muted">{words.nobodyHas}</p>}
      {list.items.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">
          {list.items.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              displayName={displayName}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </ul>
      )}
      {list.first !== undefined && <ListEnd list={list} failure={words.membersNotLoaded} />}
      {leaving && (
        <Removal
          role={role}
          displayName={displayName}
          member={leaving}
          onRemoved={() => list.retry()}
          onClose={close}
        />
      )}
    </Section>
  );
}

const nameOf = ({ name, userId }: RoleMember) => name || userId;

interface MemberRowProps {
  member: RoleMember;
  displayName: string;
  onRemove(): void;
}

function MemberRow({ member, displayName, onRemove }: MemberRowProps) {
  const { userId, name, email, assignedBy, assignedByName, assignedAt } = member;
  const assigner = assignedByName ?? (/^[0-9a-f-]{36}$/.test(assignedBy) ? words.somebodyGone : assignedBy);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
      <div className="min-w-0 grow basis-40">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {name === '' ? (
            <span className="font-semibold">{words.nameless}</span>
          ) : (
            <Link
              to={toAdminPerson(userId)}
              className="text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
            >
              <Written>{name}</Written>
            </Link>
          )}
          <span className="text-sm text-muted wrap-anywhere">{email}</span>
        </p>
        <p className="text-sm text-muted">{words.assignedBy(assigner, longDate(new Date(assignedAt)))}</p>
      </div>
      <Button
        variant="quiet"
        className="-mx-4"
        aria-label={words.removeFrom(displayName, nameOf(member))}
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </li>
  );
}

interface RemovalProps {
  role: Group;
  displayName: string;
  member: RoleMember;
  onRemoved(): unknown;
  onClose(): void;
}

function Removal({ role, displayName, member, onRemoved, onClose }: RemovalProps) {
  const session = useSession();
  const isOwn = useMe()?.user.id === member.userId;
  const remove = async () => {
    await call(removeRole, { params: { userId: member.userId, role } });
    toast({ title: words.removed, kind: 'good' });
    await onRemoved();
    if (isOwn) await session.refresh();
  };
  return (
    <ActionDialog
      title={words.removeTitle(displayName, nameOf(member))}
      text={isOwn ? words.removeOwnText : words.removeText}
      confirm={words.remove}
      busy={words.removing}
      danger
      action={remove}
      failed={words.notRemoved}
      onClose={onClose}
    />
  );
}
