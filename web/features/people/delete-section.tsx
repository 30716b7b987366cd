import { useState } from 'react';
import { deleteProfiles } from '#shared/people/endpoints.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useMe } from '../../lib/session/session.tsx';
import { CardSection } from './card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import type { PersonProps } from './person-props.ts';

const PROFILE_NOTICE_MS = 8000;

/** Deletes the person's profiles or account. Administrators delete their own account on the profile page. */
export function DeleteSection({ person, reload }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const { userId, name, profiles } = person;
  const isOwn = useMe()?.user.id === userId;
  const deleteProfile = async () => {
    await call(deleteProfiles, { params: { userId } });
    await reload();
    toast({ ...words.profileDeleted, durationMs: PROFILE_NOTICE_MS, kind: 'good' });
  };
  return (
    <CardSection title={words.removal}>
      <p className="text-muted">{words.removalText}</p>
      <p className="flex flex-wrap gap-3">
        {profiles.length > 0 && (
          <ConfirmedAction
            label={words.deleteProfile}
            title={words.deleteProfileTitle(name)}
            text={words.deleteProfileText}
            busy={words.deleting}
            danger
            action={deleteProfile}
            failed={words.profileNotDeleted}
          />
        )}
        {!isOwn && (
          <Button variant="danger" onClick={() => setOpen(true)}>
            {words.deleteAccount}
          </Button>
        )}
      </p>
      {isOpen && <DeleteAccountDialog person={person} onClose={() => setOpen(false)} />}
    </CardSection>
  );
}
