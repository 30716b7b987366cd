import { useEffect, useState } from 'react';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** Milliseconds. */
const PAUSE = 250;

/**
 * Looks up a typed place when the typing pauses: how it is understood, and suggestions.
 * @param near the place whose surroundings are suggested first
 */
export function useTypedPlace(text: string, near = '') {
  const settled = useSettled(text);
  // In lower case, so that the edge caches one response for all spellings.
  const typed = settled.trim().toLowerCase();
  const around = near.trim().toLowerCase();
  const query = { q: typed, ...(around.length >= 2 && { near: around }) };
  const { data } = useEndpoint(suggestPlaces, typed.length >= 2 ? { query } : undefined);
  return settled === text ? data : undefined;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
