import { listOrganizationMembers, removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import * as words from '#words/organizations/organizations.ts';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { MemberList } from './member-list.tsx';

interface OwnMembersProps {
  organizationId: string;
  /** Of who looks at it. */
  userId: string;
  canRemove: boolean;
}

/** The members, for one of them. */
export function OwnMembers({ organizationId, userId: ownId, canRemove }: OwnMembersProps) {
  const params = { organizationId };
  const list = useEndpoint(listOrganizationMembers, { params });
  const remove = async ({ userId }: { userId: string }) => {
    await call(removeOrganizationMember, { params: { ...params, userId } });
    await list.mutate();
  };
  return (
    <Section title={words.members}>
      <Read of={list} failed={words.membersNotLoaded}>
        {({ items }) => <MemberList members={items} ownId={ownId} remove={canRemove ? remove : undefined} />}
      </Read>
    </Section>
  );
}
