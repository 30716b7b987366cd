import { useState } from 'react';
import { endSharedReport, shareAnnualReport } from '#shared/annual-reports/endpoints.ts';
import type { AnnualReport, ReportPart } from '#shared/annual-reports/schemas.ts';
import * as words from '#words/annual-reports/sharing.ts';
import { longDate } from '#words/general/dates.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { CopyField } from '../../components/text/copy-field.tsx';
import { call } from '../../lib/api/api-client.ts';

const PARTS: readonly ReportPart[] = ['story', 'months', 'species', 'fishermen'];
/** Names are shown only if the coordinator asks for them. */
const AT_FIRST: readonly ReportPart[] = ['story', 'months', 'species'];

interface ShareReportProps {
  report: AnnualReport;
  organizationId: string;
  onChanged(next: AnnualReport): unknown;
}

/** The public link of a report: making it, choosing what it shows, and ending it. */
export function ShareReport({ report: { year, link }, organizationId, onChanged }: ShareReportProps) {
  const [shows, setShows] = useState(link?.shows ?? AT_FIRST);
  const params = { organizationId, year: String(year) };
  const share = async () => {
    await onChanged(await call(shareAnnualReport, { params, body: { shows: [...shows] } }));
  };
  const change = async () => {
    await share();
    toast({ title: words.changed, kind: 'good' });
  };
  const end = async () => {
    await onChanged(await call(endSharedReport, { params }));
    toast({ title: words.ended, kind: 'good' });
  };
  const toggle = (part: ReportPart) =>
    setShows(PARTS.filter((each) => shows.includes(each) !== (each === part)));
  return (
    <Section title={words.title}>
      <p className="max-w-read">{words.lead}</p>
      <fieldset className="max-w-read">
        <legend className="font-semibold">{words.shows}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            label={words.parts[part]}
            checked={shows.includes(part)}
            onChange={() => toggle(part)}
          />
        ))}
      </fieldset>
      {link ? (
        <>
          {String(shows) !== String(link.shows) && (
            <ActionButton
              className="self-start"
              busy={words.changing}
              action={change}
              failed={words.notChanged}
            >
              {words.change}
            </ActionButton>
          )}
          <CopyField
            label={words.link}
            value={location.origin + link.path}
            copy={words.copy}
            messages={words.messages}
          >
            <ConfirmedAction
              label={words.end}
              title={words.endTitle}
              text={words.endText}
              busy={words.ending}
              action={end}
              failed={words.notEnded}
              danger
            />
          </CopyField>
          <p className="text-sm text-muted">{words.madeOn(longDate(new Date(link.madeAt)))}</p>
        </>
      ) : (
        <ActionButton
          variant="secondary"
          className="self-start"
          busy={words.making}
          action={share}
          failed={words.notMade}
        >
          {words.make}
        </ActionButton>
      )}
    </Section>
  );
}
