import { useState } from 'react';
import { exportSales } from '#shared/reservations/endpoints.ts';
import { cancel } from '#words/general/form.ts';
import { downloading, notDownloaded } from '#words/impact/csv.ts';
import * as words from '#words/reservations/pickups.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/forms/inputs.tsx';
import { ActionButton } from '../../../components/overlays/action-button.tsx';
import { Dialog } from '../../../components/overlays/dialog.tsx';
import { downloadCsv } from '../../../lib/download-csv.ts';

/** The browser's build leaves the name out of the endpoint. */
const SALES_FILE = 'sales.csv';

/** Downloads what was collected of a fisherman's catches, with the buyers' names only if they want them. */
export default function SalesButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.salesTitle}
      </Button>
      {isAsking && <SalesDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function SalesDialog({ onClose }: { onClose(): void }) {
  const [hasNames, setHasNames] = useState(false);
  const download = async () => {
    await downloadCsv(exportSales, hasNames ? { names: 'yes' } : {}, SALES_FILE);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={words.salesTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <ActionButton busy={downloading} action={download} failed={() => ({ title: notDownloaded })}>
            {words.download}
          </ActionButton>
        </>
      }
    >
      <p>{words.salesText}</p>
      <Checkbox
        label={words.withNames}
        checked={hasNames}
        onChange={({ target }) => setHasNames(target.checked)}
      />
    </Dialog>
  );
}
