import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CODE_DIGITS } from '#shared/holds/rules.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/holds/handover.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { TextInput } from '../../components/forms/inputs.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { useIsOnline } from '../../lib/device/use-is-online.ts';
import type { HandedOver } from '../../lib/device-queue/events.ts';
import { CodeScanner, canScan } from './code-scanner.tsx';
import { useHandover } from './use-handover.ts';

/** A claim or reservation, as its handover needs it. */
export interface HandedHold extends HandedOver {
  id: string;
  collectorName: string;
}

interface HandoverDialogProps {
  hold: HandedHold;
  userId: string;
  onChanged(): void;
  onClose(): void;
}

/** The fisherman enters or scans the collector's code; without a network it is stored and checked later. */
export default function HandoverDialog({ hold, userId, onChanged, onClose }: HandoverDialogProps) {
  const [code, setCode] = useState('');
  const [isScanning, setScanning] = useState(false);
  const isOnline = useIsOnline();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, error, confirm } = useHandover({ hold, userId, onChanged, onDone: onClose });
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void confirm(code);
  };
  const take = (scanned: string) => {
    setScanning(false);
    setCode(scanned);
    void confirm(scanned);
  };
  return (
    <Dialog onClose={onClose} title={words.title(words.heldWords(hold.count, hold.unit))} startAt={input}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>{isOnline ? words.ask(hold.collectorName) : words.askOffline(hold.collectorName)}</p>
        <Field label={words.code} hint={words.codeHint} error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={code}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-60 font-display text-2xl font-bold tracking-[0.12em]"
              // Codes may be pasted with spaces: everything but digits is left out.
              onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, CODE_DIGITS))}
            />
          )}
        </Field>
        {isScanning && <CodeScanner onCode={take} />}
        {canScan() && (
          <Button variant="secondary" onClick={() => setScanning(!isScanning)}>
            {isScanning ? words.stopScanning : words.scan}
          </Button>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" busy={isBusy ? words.confirming : undefined}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
