import { type ReactNode, Suspense, useState } from 'react';
import { exportAccount } from '#shared/profiles/endpoints.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/toast.tsx';
import { call } from '../../lib/api-client.ts';
import { lazyWithStyles } from '../../lib/lazy-with-styles.ts';
import { Section } from './section.tsx';
import { reasonOf } from './words.ts';

const DeleteDialog = lazyWithStyles(() => import('./delete-dialog.tsx'));

/** Taking everything along, and leaving. */
export function YourData({
  onDeleted,
  onSignOutEverywhere,
}: {
  onDeleted(): Promise<void>;
  onSignOutEverywhere(): Promise<void>;
}) {
  const [isExporting, setExporting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      save(await call(exportAccount, {}));
    } catch (error) {
      toast({ title: 'Your data could not be downloaded', description: reasonOf(error), kind: 'bad' });
    } finally {
      setExporting(false);
    }
  };
  return (
    <Section title="Your data">
      <div className="grid gap-4 md:grid-cols-3">
        <Choice words="Everything we keep of you, as a file that people and programs can read (JSON).">
          <Button variant="secondary" onClick={download} busy={isExporting ? 'Collecting...' : undefined}>
            Download my data
          </Button>
        </Choice>
        <Choice words="A lost phone, a borrowed computer: ends your session there too, within an hour.">
          <Button variant="secondary" onClick={onSignOutEverywhere}>
            Sign out on all devices
          </Button>
        </Choice>
        <Choice words="Profiles, photos and posts go at once and for good. The meals you pledged stay counted.">
          <Button variant="danger" onClick={() => setDeleting(true)}>
            Delete my account
          </Button>
        </Choice>
      </div>
      {isDeleting && (
        <Suspense>
          <DeleteDialog onClose={() => setDeleting(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </Section>
  );
}

function Choice({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start justify-between gap-3 rounded-card border border-line bg-raised p-4">
      <p className="text-muted">{words}</p>
      {children}
    </div>
  );
}

/** Hands the browser a file. */
function save(data: { exportedAt: string }): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `creel-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
