import { useState } from 'react';
import { blockUser, unblockUser } from '#shared/messages/endpoints.ts';
import * as words from '#words/messages/messages.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { ActionDialog } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { rememberFocus } from '../../components/return-focus.ts';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useSuspension } from '../../lib/session/use-suspension.ts';

interface BlockPersonProps {
  person: { userId: string; name: string };
  variant?: ButtonVariant;
}

/** Blocks or unblocks a person. Not shown to suspended people. */
export function BlockPerson({ person, variant = 'quiet' }: BlockPersonProps) {
  const session = useSession();
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const isSuspended = useSuspension() !== undefined;
  const isBlocked =
    session.status === 'signed-in' && (session.me?.blockedUserIds.includes(person.userId) ?? false);

  const change = async (definition: typeof blockUser | typeof unblockUser, done: string) => {
    await call(definition, { params: { userId: person.userId } });
    await session.refresh();
    invalidate('block');
    toast({ title: done, kind: 'good' });
  };
  const { isBusy, run: unblock } = useAction(
    () => change(unblockUser, words.unblocked(person.name)),
    words.blockFailed,
  );
  if (isSuspended) return null;
  const press = async () => {
    if (!isBlocked) return setAsking(true);
    const returnFocus = rememberFocus();
    await unblock();
    returnFocus();
  };
  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <Button variant={variant} busy={isBusy ? words.unblocking : undefined} onClick={press}>
        {isBlocked ? words.unblockName(person.name) : words.blockName(person.name)}
      </Button>
      {isAsking && (
        <ActionDialog
          title={words.blockTitle(person.name)}
          text={words.blockText}
          confirm={words.block}
          busy={words.blocking}
          danger
          action={() => change(blockUser, words.blocked(person.name))}
          failed={words.blockFailed}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
