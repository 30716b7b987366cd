import { useState } from 'react';
import { blockUser, unblockUser } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { rememberFocus } from '../../components/return-focus.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';

interface BlockPersonProps {
  person: { userId: string; name: string };
  variant?: ButtonVariant;
}

/** Blocks or unblocks somebody. Not shown to who is suspended. */
export function BlockPerson({ person, variant = 'quiet' }: BlockPersonProps) {
  const session = useSession();
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<string>();
  const isSuspended = useSuspension() !== undefined;
  const isBlocked =
    session.status === 'signed-in' && (session.me?.blockedUserIds.includes(person.userId) ?? false);

  const change = async (definition: typeof blockUser | typeof unblockUser, doing: string, done: string) => {
    setBusy(doing);
    try {
      await call(definition, { params: { userId: person.userId } });
      await session.refresh();
      invalidate('block');
      toast({ title: done, kind: 'good' });
    } catch (error) {
      const description = error instanceof ApiError ? error.message : undefined;
      toast({ title: words.blockFailed, ...(description && { description }), kind: 'bad' });
    } finally {
      setBusy(undefined);
      setAsking(false);
    }
  };
  if (isSuspended) return null;
  const unblock = async () => {
    const returnFocus = rememberFocus();
    await change(unblockUser, words.unblocking, words.unblocked(person.name));
    returnFocus();
  };
  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        variant={variant}
        busy={isAsking ? undefined : busy}
        onClick={() => (isBlocked ? void unblock() : setAsking(true))}
      >
        {isBlocked ? words.unblockName(person.name) : words.blockName(person.name)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.blockTitle(person.name)}
        words={words.blockText}
        confirm={words.block}
        busy={busy}
        danger
        onConfirm={() => change(blockUser, words.blocking, words.blocked(person.name))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
