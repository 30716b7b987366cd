import { useLocation } from 'react-router-dom';
import { stillHere } from '#words/general/field-errors.ts';
import * as words from '#words/posts/posting.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { toAuth } from '../../../lib/navigation/paths.ts';
import type { EditFailure } from './use-edit-form.ts';

interface EditNoticeProps {
  failure: EditFailure;
  /** Saves the typed values over the version that somebody else has saved. */
  onSaveOver(): void;
  /** Discards the typed values. */
  onLoadAgain(): void;
}

/** The reason why an edit was not saved. The typed values stay in the form until the person decides. */
export function EditNotice({ failure, onSaveOver, onLoadAgain }: EditNoticeProps) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="grid gap-3 rounded-card border-2 border-bad bg-raised p-4">
      <p className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-0.5 size-5 text-bad" />
        <span>{stillHere(failure.kind === 'signed-out' ? words.signInAgain : failure.words)}</span>
      </p>
      {failure.kind === 'changed' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onSaveOver}>
            {words.saveMine}
          </Button>
          <Button variant="quiet" onClick={onLoadAgain}>
            {words.loadNewer}
          </Button>
        </div>
      )}
      {failure.kind === 'signed-out' && (
        <ButtonLink to={toAuth(pathname + search)} className="justify-self-start">
          {words.signIn}
        </ButtonLink>
      )}
    </div>
  );
}
