import { useParams } from 'react-router-dom';
import { reportDocument } from '#shared/annual-reports/document.ts';
import { getSharedReport } from '#shared/annual-reports/endpoints.ts';
import { notLoaded, print } from '#words/annual-reports/pages.ts';
import * as words from '#words/annual-reports/shared.ts';
import { longDate } from '#words/general/dates.ts';
import { Button } from '../../components/button.tsx';
import { DocumentBlocks } from '../../components/document/document-blocks.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ReportCsv } from './report-csv.tsx';

/**
 * /report/{secret}: the report of a year for anybody who has its link. The server doesn't render it, so that no cache has
 * it after the link ended, and search engines find an empty page that asks not to be listed.
 */
export default function SharedReportPage() {
  const { secret = '' } = useParams();
  const { data: report, error, mutate } = useEndpoint(getSharedReport, { params: { secret } });
  const isEnded = [404, 422].includes(error?.status ?? 0);
  usePageTitle(report && !isEnded ? words.titleOf(report.organizationName, report.year) : words.title);
  if (isEnded) return <EmptyState drawing={<EmptyDock />} words={words.ended} isPage />;
  if (!report && error) return <ErrorState isPage words={notLoaded} onRetry={() => mutate()} />;
  if (!report) return <PageSkeleton />;
  return (
    <div className="page flex flex-col gap-5 py-4">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere">{words.titleOf(report.organizationName, report.year)}</h1>
        <p className="max-w-read text-muted">{words.madeOn(longDate(new Date(report.madeAt)))}</p>
      </header>
      <OnPaper className="flex max-w-form flex-col gap-4">
        <DocumentBlocks of={reportDocument(report)} />
      </OnPaper>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => window.print()}>
          {print}
        </Button>
        <ReportCsv report={report} />
      </div>
    </div>
  );
}
