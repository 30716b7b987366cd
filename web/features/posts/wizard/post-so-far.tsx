import { useFormContext } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { drawingFor, OTHER, type SpeciesDrawingName, speciesName } from '#shared/species/species.ts';
import { dispositions } from '#words/posts/catch-choices.ts';
import { change } from '#words/posts/posting.ts';
import { Written } from '../../../components/text/written.tsx';
import { useShownFish } from '../../../lib/site/site-rules.ts';
import { DrawnPhoto, PhotoImage } from '../../../parts/posts/photo-image.tsx';
import type { PostForm } from '../form/post-form.ts';
import type { PhotoSlot } from '../photos/photo-slot.ts';

/** A summary of the earlier steps, so that nobody has to go back to see them. */
export function PostSoFar({ slots }: { slots: readonly PhotoSlot[] }) {
  const { watch } = useFormContext<PostForm>();
  const form = watch();
  const [search] = useSearchParams();
  const first = new URLSearchParams(search);
  first.set('step', '1');
  const fish = useShownFish({ species: form.species || OTHER, customSpecies: form.customSpecies });
  const facts = [form.location, form.disposition && dispositions[form.disposition]].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-raised p-2.5">
      <MainPhoto slot={slots.find(({ status }) => status !== 'failed')} drawing={drawingFor(fish)} />
      <div className="min-w-0 flex-1 basis-[7em]">
        <p className="leading-tight font-semibold">
          <Written>{speciesName(fish)}</Written>
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <Link to={`?${first}`} className="text-link inline-flex min-h-11 items-center px-2">
        {change}
      </Link>
    </div>
  );
}

function MainPhoto({ slot, drawing }: { slot: PhotoSlot | undefined; drawing: SpeciesDrawingName }) {
  const look = 'size-14 shrink-0 rounded-photo object-cover';
  if (slot?.preview !== undefined) return <img src={slot.preview} alt="" className={look} />;
  if (slot?.status !== 'ready') return <DrawnPhoto drawing={drawing} className={look} />;
  return (
    <div className="shrink-0">
      <PhotoImage photo={slot.photo} alt="" size="thumbnail" drawing={drawing} className={look} />
    </div>
  );
}
