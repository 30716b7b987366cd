import { type ReactNode, Suspense, useState } from 'react';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { Section } from '../../components/section.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { DataExport } from './data-export.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), PartFailed);

/** Downloading all one's data, and deleting the account. */
export function YourData({
  onDeleted,
  onSignOutEverywhere,
}: {
  onDeleted(): Promise<void>;
  onSignOutEverywhere(): Promise<void>;
}) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Section title={words.yourData}>
      <div className="grid gap-4 md:grid-cols-3">
        <Choice text={words.downloadText}>
          <DataExport />
        </Choice>
        <Choice text={words.signOutEverywhereText}>
          <Button variant="secondary" onClick={onSignOutEverywhere}>
            {words.signOutEverywhere}
          </Button>
        </Choice>
        <Choice text={words.deleteAccountText}>
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {words.deleteAccount}
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

function Choice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start justify-between gap-3 rounded-card border border-line bg-raised p-4">
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}
