import { listMailingDrafts } from '#shared/newsletters/draft-endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState } from '../../components/states.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { audienceWords } from './audience-words.ts';

/** Drafts of everybody who sends newsletters. Renders nothing if there are none. */
export function Drafts({ onOpen }: { onOpen(draftId: string): void }) {
  const list = useEndpointList(listMailingDrafts, {}, { isChangedElsewhere: true });
  if (list.error && !list.first)
    return <ErrorState words={words.draftsNotLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      <h3 className="text-lg">{words.drafts}</h3>
      <ul aria-label={words.drafts} className="grid gap-3">
        {list.items.map(({ id, subject, audience, person, savedBy, savedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">
                <Written>{subject || words.untitled}</Written>
              </p>
              {audience && <p className="text-sm wrap-anywhere">{audienceWords(audience, person)}</p>}
              <p className="text-sm text-muted">
                {words.savedBy(savedBy.name)}, <RelativeTime time={savedAt} />
              </p>
            </div>
            <Button
              variant="secondary"
              aria-label={words.openDraftOf(subject || words.untitled)}
              onClick={() => onOpen(id)}
            >
              {words.openDraft}
            </Button>
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreDraftsNotLoaded} />
    </div>
  );
}
