import { Suspense, useState } from 'react';
import * as words from '#words/moderation/reports.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import type { Reported } from './report-dialog.tsx';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), PartFailed);

/** Opens the report form, after signing in if needed. People can't report themselves. */
export function ReportButton({ about, variant = 'quiet' }: { about: Reported; variant?: ButtonVariant }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const me = useMe()?.user.id;
  if (me !== undefined && me === about.userId) return null;
  const open = async () => {
    if (session.status === 'signed-in' || (await askToSignIn(words.signInToReport))) setOpen(true);
  };
  return (
    <>
      <Button data-needs-script variant={variant} onClick={() => void open()}>
        {words.report}
      </Button>
      {isOpen && me !== undefined && (
        <Suspense>
          <ReportDialog about={about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
