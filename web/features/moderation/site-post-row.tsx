import { Link } from 'react-router-dom';
import type { SitePost } from '#shared/moderation/post-schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/moderation/site-posts.ts';
import { Badge } from '../../components/badge.tsx';
import { Written } from '../../components/text/written.tsx';
import { toAdminPerson, toPost } from '../../lib/navigation/paths.ts';
import { DrawnPhoto, PhotoImage } from '../../parts/posts/photo-image.tsx';

interface SitePostRowProps {
  post: SitePost;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

const PICTURE = 'size-16 shrink-0 rounded-photo object-cover md:size-24';

/** A post with its text and a checkbox. */
export function SitePostRow({ post, isSelected, onSelect }: SitePostRowProps) {
  const { id, kind, fisherman, location, createdAt, text, photo, state, note } = post;
  const species = speciesName(post);
  const name = words.named(species, fisherman.name);
  const isShown = state !== 'hidden' && state !== 'taken_down';
  return (
    <div className="flex items-start gap-3 p-3">
      <label className="-m-2 flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          aria-label={words.select(name)}
          checked={isSelected}
          onChange={({ target }) => onSelect(target.checked)}
          className="size-6 rounded accent-ink"
        />
      </label>
      {photo ? (
        <PhotoImage photo={photo} alt="" size="thumbnail" drawing="default" className={PICTURE} />
      ) : (
        <DrawnPhoto drawing="default" className={PICTURE} />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">{species}</h3>
          <Badge kind={isShown ? 'quiet' : 'new'}>{words.states[state]}</Badge>
        </div>
        <p className="text-sm text-muted wrap-anywhere">
          {words.by}{' '}
          <Link to={toAdminPerson(fisherman.userId)} className="text-link">
            <Written>{fisherman.name}</Written>
          </Link>
          , <Written>{location}</Written>, {longDate(new Date(createdAt))}
        </p>
        {text.trim() === '' ? (
          <p className="text-muted">{words.noText}</p>
        ) : (
          <p dir="auto" className="line-clamp-3 wrap-anywhere">
            {text}
          </p>
        )}
        {note !== undefined && (
          <p className="text-sm text-muted wrap-anywhere">
            {words.note} <Written>{note}</Written>
          </p>
        )}
        {isShown && (
          <p>
            <Link
              to={toPost(kind, id)}
              aria-label={words.viewNamed(name)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {words.view}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
