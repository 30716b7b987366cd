/** The draft of an announcement email, kept on this device under the person's id until it is sent or discarded. */
import * as z from 'zod/mini';

const draft = z.object({ subject: z.string(), content: z.string() });
export type MailingDraft = z.infer<typeof draft>;

export const EMPTY: MailingDraft = { subject: '', content: '' };

const nameOf = (userId: string) => `creel.draft.${userId}.mailing`;

export function loadDraft(userId: string): MailingDraft {
  try {
    const kept = z.safeParse(draft, JSON.parse(localStorage.getItem(nameOf(userId)) ?? 'null'));
    return kept.success ? kept.data : EMPTY;
  } catch {
    // Forbidden storage, or nothing that was kept here.
    return EMPTY;
  }
}

export function keepDraft(userId: string, { subject, content }: MailingDraft): void {
  try {
    if (subject === '' && content === '') localStorage.removeItem(nameOf(userId));
    else localStorage.setItem(nameOf(userId), JSON.stringify({ subject, content }));
  } catch {
    // Full or forbidden storage must not keep anyone from writing on.
  }
}
