import { useRef, useState } from 'react';
import { updateCatch } from '#shared/catches/endpoints.ts';
import type { OwnCatch } from '#shared/catches/schemas.ts';
import { CATCH_WORDS } from '#shared/posts/words.ts';
import { toast } from '../../../components/toast.tsx';
import { call } from '../../../lib/api-client.ts';
import { EditForm } from './edit-form.tsx';
import { catchPatchOf, formOfCatch, keptPhotosOf } from './own-form.ts';

interface EditCatchProps {
  own: OwnCatch;
  email: string;
  /** Gives it as it is now. */
  readNow(): Promise<OwnCatch | undefined>;
  /** Opens it as it is now; what was typed goes. */
  onOpenAgain(): void;
  onSaved(): void;
  onCancel(): void;
}

export function EditCatch({ own, email, readNow, onOpenAgain, onSaved, onCancel }: EditCatchProps) {
  // What the edit is made from: the one that was opened, until its owner decides otherwise.
  const base = useRef(own);
  const [start] = useState(() => ({ form: formOfCatch(own), photos: keptPhotosOf(own.photos) }));
  return (
    <EditForm
      {...start}
      userId={own.fishermanId}
      email={email}
      save={async (post) => {
        if (post.kind !== 'catch') return;
        try {
          const params = { catchId: own.id };
          await call(updateCatch, { params, body: catchPatchOf(base.current, post.body) });
        } catch (error) {
          toast({ title: CATCH_WORDS.updateFailed, kind: 'bad' });
          throw error;
        }
        toast({ title: CATCH_WORDS.updated, kind: 'good' });
        onSaved();
      }}
      onCancel={onCancel}
      onSaveOver={async () => {
        base.current = (await readNow()) ?? base.current;
      }}
      onLoadAgain={onOpenAgain}
    />
  );
}
