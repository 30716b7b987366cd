import {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '#shared/calendar/endpoints.ts';
import { programsFor } from '#shared/calendar/programs.ts';
import type { CalendarAddress } from '#shared/calendar/schemas.ts';
import * as words from '#words/calendar/settings.ts';
import { longDate } from '#words/general/dates.ts';
import { lookOf } from '../../components/button.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { CopyField } from '../../components/text/copy-field.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** The secret address of the person's calendar: making it, adding it to a program, changing and ending it. */
export function CalendarSettings() {
  const known = useEndpoint(getCalendarAddress, {});
  const show = (next: CalendarAddress) => known.mutate(next, { revalidate: false });
  const make = async () => {
    await show(await call(createCalendarAddress, {}));
  };
  const change = async () => {
    await make();
    toast({ title: words.changed, kind: 'good' });
  };
  const end = async () => {
    await call(deleteCalendarAddress, {});
    await show({});
    toast({ title: words.ended, kind: 'good' });
  };
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      <p className="text-sm text-muted">{words.howSecret}</p>
      <Read of={known} failed={words.notLoaded}>
        {({ address }) =>
          address ? (
            <>
              <OwnAddress address={address} />
              <div className="flex flex-wrap gap-3">
                <ConfirmedAction
                  label={words.change}
                  title={words.changeTitle}
                  text={words.changeText}
                  busy={words.changing}
                  action={change}
                  failed={words.notMade}
                />
                <ConfirmedAction
                  label={words.end}
                  title={words.endTitle}
                  text={words.endText}
                  busy={words.ending}
                  action={end}
                  failed={words.notEnded}
                  danger
                />
              </div>
            </>
          ) : (
            <ActionButton
              variant="secondary"
              className="self-start"
              busy={words.making}
              action={make}
              failed={words.notMade}
            >
              {words.make}
            </ActionButton>
          )
        }
      </Read>
    </Section>
  );
}

function OwnAddress({ address: { path, madeAt } }: { address: NonNullable<CalendarAddress['address']> }) {
  const link = location.origin + path;
  return (
    <>
      <CopyField label={words.address} value={link} copy={words.copy} messages={words.messages}>
        <span className="inline-flex min-h-11 items-center text-sm text-muted">
          {words.madeOn(longDate(new Date(madeAt)))}
        </span>
      </CopyField>
      <h3 className="font-semibold">{words.addTo}</h3>
      <ul className="-mt-2 flex flex-wrap gap-2">
        {programsFor(link).map(({ name, address, isPage }) => (
          <li key={name}>
            <a
              href={address}
              {...(isPage && { target: '_blank', rel: 'noreferrer' })}
              className={lookOf({ variant: 'secondary' })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.howGoogle}</p>
      <p className="text-sm text-muted">{words.howOthers}</p>
    </>
  );
}
