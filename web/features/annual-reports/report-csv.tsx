import { reportCsv } from '#shared/annual-reports/document.ts';
import type { ReportContent } from '#shared/annual-reports/schemas.ts';
import * as words from '#words/annual-reports/pages.ts';
import { Button } from '../../components/button.tsx';
import { saveFile } from '../../lib/save-file.ts';

/** Saves the figures of a report, which the page has, as a file for spreadsheets. */
export function ReportCsv({ report }: { report: ReportContent }) {
  const save = () => {
    saveFile(new Blob([reportCsv(report)], { type: 'text/csv' }), words.csvFileName(report.year));
  };
  return (
    <Button variant="secondary" onClick={save}>
      {words.downloadCsv}
    </Button>
  );
}
