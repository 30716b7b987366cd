import { exportAllMeals, exportMeals } from '#shared/impact/endpoints.ts';
import * as words from '#words/impact/csv.ts';
import { DownloadButton } from '../../components/download-button.tsx';
import { downloadCsv } from '../../lib/download-csv.ts';

interface CsvButtonProps {
  /** The meal changes to download: a fisherman's own, an organization's, or everybody's. */
  of: 'own' | 'everybody' | { organizationId: string };
}

/** Downloads every change of meals as a file for spreadsheets. */
export default function CsvButton({ of }: CsvButtonProps) {
  const download = () =>
    of === 'everybody'
      ? downloadCsv(exportAllMeals, {}, words.fileName)
      : downloadCsv(exportMeals, of === 'own' ? {} : of, words.fileName);
  return <DownloadButton words={words.download} download={download} />;
}
