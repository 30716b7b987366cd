import { resetSecondFactor } from '#shared/people/endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/people/people.ts';
import { Facts } from '../../components/facts.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { CardSection } from './card.tsx';
import type { PersonProps } from './person-props.ts';

/** The person's sign-in settings. */
export function AccountSection({ person, reload }: PersonProps) {
  const { userId, name, email, createdAt, lastSeenOn, hasSecondFactor } = person;
  const factor = hasSecondFactor === undefined ? words.unknown : hasSecondFactor ? words.isOn : words.isOff;
  const reset = async () => {
    await call(resetSecondFactor, { params: { userId } });
    await reload();
    toast({ title: words.wasReset, kind: 'good' });
  };
  return (
    <CardSection title={words.account}>
      <Facts
        facts={[
          [words.email, email],
          [words.joined, longDate(new Date(createdAt))],
          [words.lastSeen, lastSeenOn === undefined ? words.notSeen : longDate(new Date(lastSeenOn), 'UTC')],
          [words.secondFactor, factor],
        ]}
      />
      {hasSecondFactor && (
        <ConfirmedAction
          className="self-start"
          label={words.resetFactor}
          title={words.resetTitle(name)}
          text={words.resetText}
          confirm={words.reset}
          busy={words.resetting}
          action={reset}
          failed={words.notReset}
        />
      )}
    </CardSection>
  );
}
