import leafletCss from 'leaflet/dist/leaflet.css?inline';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { close as closeLabel } from '#words/general/form.ts';
import * as words from '#words/posts/map.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import type { NearPlace } from '../../../lib/near-me/near-place.ts';
import { loadSiteConfig } from '../../../lib/site/site-config.ts';
import type { ListedPost } from '../../../parts/posts/listed-post.ts';
import { CardList } from '../../../parts/posts/post-card.tsx';
import { Chart } from './chart.ts';
import mapCss from './map.css?inline';
import {
  describeSpots,
  type MappedKind,
  type MappedPost,
  placesOf,
  postsOf,
  type Spot,
  spotsOf,
} from './spots.ts';

interface PostMapProps<T> {
  posts: readonly ListedPost<T>[];
  near: NearPlace | undefined;
  kind: MappedKind;
  label: string;
  renderCard(listed: ListedPost<T>): ReactNode;
}

/** Posts on a map. Posts in one place share a marker, which shows their cards below the map. */
export default function PostMap<T extends MappedPost>({
  posts,
  near,
  kind,
  label,
  renderCard,
}: PostMapProps<T>) {
  const frame = useRef<HTMLElement>(null);
  const chart = useRef<Chart<Spot<T>>>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const { spots, placeless } = spotsOf(posts);
  const open = spots.filter(({ key }) => chosen.includes(key));

  useEffect(() => {
    if (!frame.current) return;
    const drawn = new Chart<Spot<T>>(frame.current, {
      onChoose: (pressed) => setChosen(pressed.map(({ key }) => key)),
      describe: (group) => describeSpots(group, kind),
      onFit: setLeftOut,
    });
    chart.current = drawn;
    let isGone = false;
    const addTiles = async () => {
      const { mapTiles } = await loadSiteConfig();
      if (mapTiles && !isGone) drawn.addTiles(mapTiles);
    };
    // Without the settings, the map stays a plain chart.
    addTiles().catch(() => undefined);
    return () => {
      isGone = true;
      drawn.remove();
    };
  }, [kind]);

  useEffect(() => chart.current?.show({ spots, chosen, near }));

  const close = () => {
    setChosen([]);
    if (chosen[0] !== undefined) chart.current?.focus(chosen[0]);
  };
  return (
    <div className="flex flex-col gap-4">
      <style href="map" precedence="default">
        {leafletCss + mapCss}
      </style>
      <section ref={frame} aria-label={words.mapOf(label)} className="post-map" />
      {leftOut > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
          {words.farAway(leftOut)}
          <Button variant="secondary" onClick={() => chart.current?.showAll()}>
            {words.showAll}
          </Button>
        </p>
      )}
      {placeless > 0 && <p className="text-muted">{words.placeless(placeless, kind)}</p>}
      {open.length > 0 ? (
        <SpotPosts key={chosen.join()} spots={open} kind={kind} onClose={close}>
          {postsOf(open).map(renderCard)}
        </SpotPosts>
      ) : (
        <p className="text-muted">{words.chooseMarker}</p>
      )}
    </div>
  );
}

interface SpotPostsProps<T> {
  spots: readonly Spot<T>[];
  kind: MappedKind;
  onClose(): void;
  children: ReactNode;
}

function SpotPosts<T extends MappedPost>({ spots, kind, onClose, children }: SpotPostsProps<T>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const title = words.postsIn(postsOf(spots).length, kind, placesOf(spots));
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section aria-label={title} onKeyDown={closeByKey} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <CardList label={title}>{children}</CardList>
    </section>
  );
}
