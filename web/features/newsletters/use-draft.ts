import { useState } from 'react';
import { ulid } from 'ulid';
import {
  deleteMailingDraft,
  getMailingDraft,
  saveMailingDraft,
} from '#shared/newsletters/draft-endpoints.ts';
import type { MailingDraftDetails } from '#shared/newsletters/draft-schemas.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { EMPTY, idIn, keepTyped, type Letter, loadTyped, type Source, textIn } from './mailing-draft.ts';

/** The initial text from a source; for a draft, with its version. */
export type Start = Letter & Partial<Pick<MailingDraftDetails, 'version' | 'savedAt' | 'savedBy'>>;

interface DraftOptions {
  userId: string;
  source: Source;
  start: Start;
  /** Called when a draft was made from it. */
  onNewDraft(source: Source): void;
}

/** The draft as somebody else saved it in the meantime; `gone` if they deleted it. */
export type Conflict = MailingDraftDetails | 'gone';

/** The state of an email being written, stored on the device until it is saved as a draft that others see too. */
export function useDraft({ userId, source, start, onNewDraft }: DraftOptions) {
  const [typed] = useState(() => loadTyped(userId, source));
  const [letter, setLetter] = useState<Letter>(typed ?? start);
  const [version, setVersion] = useState(typed?.version ?? start.version ?? 0);
  const [saved, setSaved] = useState<Start>(start);
  const [isUnsaved, setUnsaved] = useState(typed !== undefined);
  const [conflict, setConflict] = useState<Conflict>();
  // Remounts the audience field when the text is replaced.
  const [beginning, setBeginning] = useState(0);

  const change = (changes: Partial<Letter>) => {
    const next = { ...letter, ...changes };
    setLetter(next);
    setUnsaved(true);
    keepTyped(userId, source, { ...next, version });
  };
  const begin = (next: Start) => {
    const { version: present = 0, ...text } = next;
    setLetter(text);
    setVersion(present);
    setSaved(next);
    setUnsaved(false);
    setConflict(undefined);
    setBeginning(beginning + 1);
    keepTyped(userId, source, undefined);
  };
  const saving = useAction(async (from: number = version) => {
    const draftId = idIn(source, 'draft') ?? ulid();
    const { audience } = letter;
    const body = { ...textIn(letter), ...(audience && { audience }), version: from };
    try {
      const answer = await call(saveMailingDraft, { params: { draftId }, body });
      setVersion(answer.version);
      setSaved(answer);
      setUnsaved(false);
      setConflict(undefined);
      keepTyped(userId, source, undefined);
      toast({ ...words.draftSaved, kind: 'good' });
      onNewDraft(`draft.${draftId}`);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      setConflict(await theirsOf(draftId));
    }
  });
  return {
    letter,
    saved,
    isUnsaved,
    conflict,
    beginning,
    saving,
    change,
    /** Saves the person's own text over theirs. */
    overwrite: () => saving.run(conflict === undefined || conflict === 'gone' ? 0 : conflict.version),
    takeTheirs: () => begin(conflict === undefined || conflict === 'gone' ? EMPTY : conflict),
    /** Deletes the draft too, unless somebody else has changed it. */
    async discard() {
      const draftId = idIn(source, 'draft');
      keepTyped(userId, source, undefined);
      if (draftId !== undefined && version > 0) await deleteUnlessChanged(draftId, version);
    },
  };
}

async function theirsOf(draftId: string): Promise<Conflict> {
  try {
    return await call(getMailingDraft, { params: { draftId } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'gone';
    throw error;
  }
}

async function deleteUnlessChanged(draftId: string, version: number): Promise<void> {
  try {
    await call(deleteMailingDraft, { params: { draftId }, query: { version: String(version) } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
  }
}
