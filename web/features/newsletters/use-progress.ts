import { useEffect, useState } from 'react';
import { getMailing } from '#shared/newsletters/endpoints.ts';
import type { Mailing } from '#shared/newsletters/schemas.ts';
import { call } from '../../lib/api/api-client.ts';

/** Milliseconds between two looks at how far an email is sent. */
const EVERY = 3000;

/** A mailing as it is now: asked anew while it is being sent. */
export function useProgress(known: Mailing): [Mailing, (mailing: Mailing) => void] {
  const [mailing, setMailing] = useState(known);
  const [listed, setListed] = useState(known);
  // The list was read anew.
  if (listed !== known) {
    setListed(known);
    setMailing(known);
  }
  const { id: mailingId, state } = mailing;
  useEffect(() => {
    if (state !== 'sending') return;
    const leaving = new AbortController();
    const look = async () => {
      const found = await call(getMailing, { params: { mailingId }, signal: leaving.signal }).catch(
        () => undefined,
      );
      if (found && !leaving.signal.aborted) setMailing(found);
    };
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [mailingId, state]);
  return [mailing, setMailing];
}
