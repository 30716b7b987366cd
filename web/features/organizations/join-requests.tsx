import { useState } from 'react';
import {
  answerJoinRequest,
  listJoinRequests,
  listOrganizationMembers,
} from '#shared/organizations/endpoints.ts';
import { longDate } from '#words/dates.ts';
import * as words from '#words/organizations.ts';
import { Button } from '../../components/button.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { Section } from '../../components/section.tsx';
import { toast } from '../../components/toast.tsx';
import { call, messageOf } from '../../lib/api-client.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';

/** Who asks to act for the organization; nothing when nobody does. */
export function JoinRequests({ organizationId }: { organizationId: string }) {
  const asked = { params: { organizationId } };
  const { data, mutate } = useEndpoint(listJoinRequests, asked);
  const members = useEndpoint(listOrganizationMembers, asked);
  const [answering, setAnswering] = useState<{ userId: string; accept: boolean }>();
  if (!data || data.items.length === 0) return null;
  const answer = async (userId: string, name: string, accept: boolean) => {
    if (answering) return;
    setAnswering({ userId, accept });
    const returnFocus = rememberFocus();
    try {
      const params = { organizationId, userId };
      const { state } = await call(answerJoinRequest, { params, body: { accept } });
      toast({ title: words.answered[state](name), kind: 'good' });
      if (accept) await members.mutate();
    } catch (error) {
      toast({ title: words.notAnswered, description: messageOf(error), kind: 'bad' });
    }
    await mutate();
    setAnswering(undefined);
    returnFocus();
  };
  const busy = (userId: string, accept: boolean) =>
    answering?.userId === userId && answering.accept === accept ? words.answering : undefined;
  return (
    <Section title={words.joinRequests}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {data.items.map(({ userId, name, askedAt }) => (
          <li key={userId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-muted">{longDate(new Date(askedAt))}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                aria-label={words.acceptName(name)}
                busy={busy(userId, true)}
                onClick={() => answer(userId, name, true)}
              >
                {words.accept}
              </Button>
              <Button
                variant="secondary"
                aria-label={words.declineName(name)}
                busy={busy(userId, false)}
                onClick={() => answer(userId, name, false)}
              >
                {words.decline}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
