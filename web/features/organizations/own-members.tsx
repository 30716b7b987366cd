import { listOrganizationMembers, removeOrganizationMember } from '#shared/organizations/endpoints.ts';
import * as words from '#words/organizations/organizations.ts';
import { Section } from '../../components/section.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api-client.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
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
  const { data, error, mutate } = useEndpoint(listOrganizationMembers, { params });
  const remove = async ({ userId }: { userId: string }) => {
    await call(removeOrganizationMember, { params: { ...params, userId } });
    await mutate();
  };
  return (
    <Section title={words.members}>
      {data && <MemberList members={data.items} ownId={ownId} remove={canRemove ? remove : undefined} />}
      {!data && error && <ErrorState words={words.membersNotLoaded} onRetry={() => mutate()} />}
      {!data && !error && <Skeleton className="h-32 w-full" />}
    </Section>
  );
}
