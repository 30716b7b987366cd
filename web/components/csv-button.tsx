import { useState } from 'react';
import { exportAllMeals, exportMeals } from '#shared/impact/endpoints.ts';
import * as words from '#words/impact-csv.ts';
import { downloadCsv } from '../lib/download-csv.ts';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

interface CsvButtonProps {
  /** Whose changes of meals: one's own as a fisherman, an organization's, or everybody's. */
  of: 'own' | 'everybody' | { organizationId: string };
}

/** Downloads every change of meals as a file for spreadsheets. */
export default function CsvButton({ of }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      if (of === 'everybody') await downloadCsv(exportAllMeals, {}, words.fileName);
      else await downloadCsv(exportMeals, of === 'own' ? {} : of, words.fileName);
    } catch {
      toast({ title: words.notDownloaded, kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <div>
      <Button
        variant="secondary"
        busy={isBusy ? words.downloading : undefined}
        onClick={() => void download()}
      >
        {words.download}
      </Button>
    </div>
  );
}
