import { useState } from 'react';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { linkBy, printedAddress } from '#shared/sharing/links.ts';
import { tagline } from '#words/app/components.ts';
import * as words from '#words/sharing/poster.ts';
import { Button } from '../../components/button.tsx';
import { Mark } from '../../components/drawings/drawings.tsx';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Written } from '../../components/text/written.tsx';
import posterCss from './poster.css?inline';

export interface PosterProps {
  name: string;
  /** A town, or empty. */
  place: string;
  /** The address in the QR code and printed below it: the short one, if there is one. */
  link: string;
  /** A figure in words, if there is one worth showing. */
  figure: string | undefined;
  /** The next landing in words, if one is announced. */
  landing?: string | undefined;
  /** Headline and invitation, by the poster's place. */
  saying: typeof words.ofFisherman;
  /** Places for the poster, the most usual first. */
  places: readonly [words.PosterPlace, ...words.PosterPlace[]];
}

/** A preview of a poster, which the browser prints. */
export function Poster({ places, ...poster }: PosterProps) {
  const [place, setPlace] = useState(places[0]);
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr] lg:gap-10">
      <style href="poster" precedence="default">
        {posterCss}
      </style>
      <div className="grid content-start gap-5">
        <p>{words.lead}</p>
        <ToggleGroup<words.PosterPlace>
          label={words.whereLabel}
          value={place}
          onChange={setPlace}
          options={places.map((value) => ({ value, label: words.places[value] }))}
        />
        <div className="grid gap-2">
          <Button size="large" wide onClick={() => window.print()}>
            {words.print}
          </Button>
          <p className="text-sm text-muted">{words.printHint}</p>
        </div>
      </div>
      <Sheet {...poster} place={poster.place} saying={poster.saying[place](poster.name)} />
    </div>
  );
}

type SheetProps = Omit<PosterProps, 'saying' | 'places'> & {
  saying: [headline: string, invitation: string];
};

function Sheet({ name, place, link, figure, landing, saying: [headline, invitation] }: SheetProps) {
  return (
    <OnPaper className="poster-frame w-full">
      <section aria-label={words.title} className="poster">
        <p className="poster-brand">
          <Mark className="" /> {PRODUCT_NAME}
        </p>
        <div className="poster-words">
          <h2 className="poster-headline">{headline}</h2>
          <p className="poster-name">
            <Written>{name}</Written>
          </p>
          {place !== '' && (
            <p className="poster-place">
              <Written>{place}</Written>
            </p>
          )}
          {figure !== undefined && <p className="poster-figure">{figure}</p>}
          {landing !== undefined && (
            <p className="poster-figure">
              <Written>{landing}</Written>
            </p>
          )}
        </div>
        <QrCode text={linkBy('poster', link)} label={words.code(link)} className="poster-code" />
        <p className="poster-invitation">{invitation}</p>
        <p className="poster-address">{printedAddress(link)}</p>
        <p className="poster-tagline">{tagline}</p>
      </section>
    </OnPaper>
  );
}
