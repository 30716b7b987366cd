import { personOf } from '#shared/newsletters/audience.ts';
import * as endpoints from '#shared/newsletters/draft-endpoints.ts';
import type { MailingDraft, MailingDraftDetails } from '#shared/newsletters/draft-schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import { readCurrentPage } from '../table/index.ts';
import { deleteDraft, findDraft, saveDraft } from './store/drafts.ts';
import { mailingDrafts, type StoredDraft } from './store/items.ts';

export const listMailingDrafts = endpoint(endpoints.listMailingDrafts, async ({ query, now }) => {
  const { items, ...rest } = await readCurrentPage(mailingDrafts, query, now);
  return { ...rest, items: await presentDrafts(items) };
});

export const getMailingDraft = endpoint(
  endpoints.getMailingDraft,
  async ({ params: { draftId } }) => await presentDraft(await findDraft(draftId)),
);

export const saveMailingDraft = endpoint(
  endpoints.saveMailingDraft,
  async ({ params: { draftId }, body, actor, now }) =>
    await presentDraft(await saveDraft(body, { draftId, actorId: actor.userId, now })),
);

export const deleteMailingDraft = endpoint(
  endpoints.deleteMailingDraft,
  async ({ params: { draftId }, query: { version }, actor, now }) => {
    await deleteDraft(version, { draftId, actorId: actor.userId, now });
    return { deleted: true as const };
  },
);

/** Adds the current names of the people. */
async function presentDrafts(drafts: readonly StoredDraft[]): Promise<MailingDraft[]> {
  const reader = ({ audience }: StoredDraft) => audience && personOf(audience);
  const names = await readPublicNames(drafts.flatMap((draft) => [draft.savedBy, reader(draft)]));
  return drafts.map((draft) => {
    const { id, subject, audience, version, savedAt, savedBy } = draft;
    const person = reader(draft);
    return {
      id,
      subject,
      version,
      savedAt,
      savedBy: personIn(names, savedBy),
      ...(audience && { audience }),
      ...(person !== undefined && { person: personIn(names, person) }),
    };
  });
}

const presentDraft = async (draft: StoredDraft): Promise<MailingDraftDetails> => ({
  ...(await presentOne(presentDrafts, draft)),
  content: draft.content,
  ...(draft.inLanguages && { inLanguages: draft.inLanguages }),
});
