import { useState } from 'react';
import type { Report, ReportAction } from '#shared/moderation/schemas.ts';
import * as words from '#words/moderation/review.ts';
import { Button } from '../../components/button.tsx';
import { useMe } from '../../lib/session/session.tsx';
import { ActionDialog } from './action-dialog.tsx';

interface ReportActionsProps {
  report: Report;
  onActed(): Promise<unknown>;
  /** Called when somebody else acted first. */
  onMeanwhile(): Promise<unknown>;
}

/** Actions on a report in its present state. Administrators can't handle a report about themselves. */
export function ReportActions({ report, onActed, onMeanwhile }: ReportActionsProps) {
  const [chosen, setChosen] = useState<ReportAction>();
  const me = useMe()?.user.id;
  if (me === report.reported.userId) return <p className="text-muted">{words.aboutYou}</p>;
  const close = () => setChosen(undefined);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {actionsFor(report).map((action) => (
          <Button
            key={action}
            variant={action === 'suspend' ? 'danger' : 'secondary'}
            onClick={() => setChosen(action)}
          >
            {labelOf(action, report)}
          </Button>
        ))}
      </div>
      {chosen && (
        <ActionDialog
          report={report}
          action={chosen}
          onClose={close}
          onActed={async () => {
            await onActed();
            close();
          }}
          onMeanwhile={async () => {
            await onMeanwhile();
            close();
          }}
        />
      )}
    </>
  );
}

const labelOf = (action: ReportAction, { isSuspended }: Report) =>
  action === 'suspend' && isSuspended ? words.changeSuspension : words.actions[action].label;

function actionsFor({ status, isTakenDown, isSuspended }: Report): ReportAction[] {
  return [
    ...(status === 'open' ? (['dismiss'] as const) : []),
    ...(isTakenDown === false ? (['hide_post'] as const) : []),
    ...(isTakenDown === true ? (['show_post'] as const) : []),
    'warn',
    'suspend',
    ...(isSuspended ? (['lift_suspension'] as const) : []),
  ];
}
