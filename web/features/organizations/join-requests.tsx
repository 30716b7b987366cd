import type { AnswerOf } from '#shared/contract/endpoint.ts';
import {
  answerJoinRequest,
  listJoinRequests,
  listOrganizationMembers,
} from '#shared/organizations/endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/organizations/organizations.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** People who ask to join the organization. Renders nothing if there are none. */
export function JoinRequests({ organizationId }: { organizationId: string }) {
  const { data } = useEndpoint(listJoinRequests, { params: { organizationId } });
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={words.joinRequests}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {data.items.map((request) => (
          <Request key={request.userId} organizationId={organizationId} request={request} />
        ))}
      </ul>
    </Section>
  );
}

interface RequestProps {
  organizationId: string;
  request: AnswerOf<typeof listJoinRequests>['items'][number];
}

function Request({ organizationId, request: { userId, name, askedAt } }: RequestProps) {
  const asked = { params: { organizationId } };
  const requests = useEndpoint(listJoinRequests, asked);
  const members = useEndpoint(listOrganizationMembers, asked);
  const answer = async (accept: boolean) => {
    try {
      const { state } = await call(answerJoinRequest, {
        params: { organizationId, userId },
        body: { accept },
      });
      toast({ title: words.answered[state](name), kind: 'good' });
      if (state === 'accepted') await members.mutate();
    } finally {
      await requests.mutate();
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{longDate(new Date(askedAt))}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton
          aria-label={words.acceptName(name)}
          busy={words.answering}
          action={() => answer(true)}
          failed={words.notAnswered}
        >
          {words.accept}
        </ActionButton>
        <ActionButton
          variant="secondary"
          aria-label={words.declineName(name)}
          busy={words.answering}
          action={() => answer(false)}
          failed={words.notAnswered}
        >
          {words.decline}
        </ActionButton>
      </div>
    </li>
  );
}
