import * as words from '#words/holds/handover.ts';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useInvalidate } from '../../lib/api/queries.ts';

interface NoShowProps {
  kind: 'claim' | 'reservation';
  /** The button's name for screen readers, with who did not come. */
  name: string;
  /** The consequence. */
  text: string;
  /** Said afterwards. */
  recorded: string;
  record(): Promise<unknown>;
  /** Called when its state changed. */
  onChanged(): void;
}

/** Lets the fisherman report, after the pickup time, that nobody came. */
export function NoShow({ kind, name, text, recorded, record, onChanged }: NoShowProps) {
  const invalidate = useInvalidate();
  const act = async () => {
    try {
      await record();
      toast({ title: recorded, kind: 'good' });
    } finally {
      invalidate(kind);
      onChanged();
    }
  };
  return (
    <ConfirmedAction
      variant="quiet"
      label={words.noShow}
      aria-label={name}
      title={words.noShowTitle}
      text={text}
      busy={words.recording}
      action={act}
      failed={words.notRecorded}
    />
  );
}
