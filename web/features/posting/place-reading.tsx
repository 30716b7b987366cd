import { useEffect, useState } from 'react';
import { findPlace } from '#shared/places/endpoints.ts';
import * as words from '#words/posting.ts';
import { useEndpoint } from '../../lib/use-endpoint.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';

/** How long nothing is typed before a place is looked up. */
const PAUSE_MS = 400;
const MIN_LENGTH = 2;

/** Says how a place is understood, or that it is not: such a post is in no list of what is near. */
export function PlaceReading({ written }: { written: string }) {
  const asked = useSettled(written.trim());
  const mayAsk = useIsOnline() && asked.length >= MIN_LENGTH;
  const { data, error } = useEndpoint(findPlace, mayAsk ? { query: { q: asked } } : undefined);
  const isNobodys = error?.status === 404;
  return (
    <p
      role="status"
      className={`-mt-3 text-sm ${isNobodys ? 'font-medium text-warn' : 'text-muted'} empty:hidden`}
    >
      {data && words.placeReadAs(data.place, data.stateAbbreviation)}
      {isNobodys && words.placeUnknown}
    </p>
  );
}

/** The text as it was when nothing was typed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
