import { type ReactNode, Suspense, useState } from 'react';
import { exportAccount } from '#shared/accounts/endpoints.ts';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { PartFailed } from '../../components/part-failed.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { saveFile } from '../../lib/save-file.ts';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), PartFailed);

/** Taking everything along, and leaving. */
export function YourData({
  onDeleted,
  onSignOutEverywhere,
}: {
  onDeleted(): Promise<void>;
  onSignOutEverywhere(): Promise<void>;
}) {
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy: isExporting, run: download } = useAction(
    async () => save(await call(exportAccount, {})),
    words.notDownloaded,
  );
  return (
    <Section title={words.yourData}>
      <div className="grid gap-4 md:grid-cols-3">
        <Choice text={words.downloadText}>
          <Button variant="secondary" onClick={download} busy={isExporting ? words.collecting : undefined}>
            {words.download}
          </Button>
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

function save(data: { exportedAt: string }): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  saveFile(file, `creel-${data.exportedAt.slice(0, 10)}.json`);
}
