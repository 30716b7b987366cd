import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { reportDocument } from '#shared/annual-reports/document.ts';
import { getAnnualReport, getAnnualReportFile } from '#shared/annual-reports/endpoints.ts';
import type { AnnualReport } from '#shared/annual-reports/schemas.ts';
import { FIRST_YEAR } from '#shared/receipts/year.ts';
import * as words from '#words/annual-reports/pages.ts';
import { Button } from '../../components/button.tsx';
import { DocumentBlocks } from '../../components/document/document-blocks.tsx';
import { PdfButton } from '../../components/document/pdf-button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { Read } from '../../components/read.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toOrganization } from '../../lib/navigation/paths.ts';
import { siteMinute } from '../../lib/time/site-minute.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { ReportCsv } from './report-csv.tsx';
import { ShareReport } from './share-report.tsx';
import { WriteStory } from './write-story.tsx';

/** /organizations/{id}/report: what an organization collected in a year, for its donors. */
export default function AnnualReportPage() {
  const { organizationId = '' } = useParams();
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {() => (
        <div className="page flex flex-col gap-5 py-4">
          <header className="flex flex-col gap-2">
            <div className="-ml-4">
              <BackLink to={toOrganization(organizationId)}>{words.toOurPage}</BackLink>
            </div>
            <h1 className="text-2xl">{words.title}</h1>
            <p className="max-w-read text-muted">{words.lead}</p>
          </header>
          <UnlessSuspended title={words.title}>
            <Years organizationId={organizationId} />
          </UnlessSuspended>
        </div>
      )}
    </SignedInPage>
  );
}

function Years({ organizationId }: { organizationId: string }) {
  const [search, setSearch] = useSearchParams();
  const thisYear = Number(siteMinute(useNow()).slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, ago) => thisYear - ago);
  const year = years.find((each) => String(each) === search.get('year')) ?? thisYear;
  const asked = { params: { organizationId }, query: { year: String(year) } };
  const report = useEndpoint(getAnnualReport, asked);
  return (
    <>
      <div className="max-w-40">
        <Field label={words.year}>
          {(control) => (
            <Select
              {...control}
              value={String(year)}
              onChange={({ target }) => setSearch({ year: target.value }, { replace: true })}
              options={years.map((each) => [String(each), String(each)])}
            />
          )}
        </Field>
      </div>
      <Read of={report} failed={words.notLoaded}>
        {(shown) => (
          <Report
            report={shown}
            organizationId={organizationId}
            onWritten={(next) => report.mutate(next, { revalidate: false })}
          />
        )}
      </Read>
    </>
  );
}

interface ReportProps {
  report: AnnualReport;
  organizationId: string;
  onWritten(next: AnnualReport): unknown;
}

function Report({ report, organizationId, onWritten }: ReportProps) {
  const [isWriting, setWriting] = useState(false);
  const { year, story, pickups, canWrite } = report;
  return (
    <>
      {pickups === 0 && <p>{words.nothing}</p>}
      <OnPaper className="flex max-w-form flex-col gap-4">
        <DocumentBlocks of={reportDocument(report)} />
      </OnPaper>
      <div className="flex flex-wrap gap-3">
        {canWrite && (
          <Button onClick={() => setWriting(true)}>
            {story === undefined ? words.write : words.rewrite}
          </Button>
        )}
        <Button variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <PdfButton
          of={getAnnualReportFile}
          params={{ organizationId }}
          query={{ year: String(year) }}
          fileName={words.pdfFileName(year)}
        />
        <ReportCsv report={report} />
      </div>
      {canWrite && (
        <ShareReport key={year} report={report} organizationId={organizationId} onChanged={onWritten} />
      )}
      {isWriting && (
        <WriteStory
          report={report}
          organizationId={organizationId}
          onWritten={onWritten}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
