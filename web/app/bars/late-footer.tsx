// biome-ignore lint/style/noRestrictedImports: the first paint has the footer's styles (bin/build/web/paint-first.ts).
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/device/saves-data.ts';

const load = () => import('./footer.tsx');

const OnServer = import.meta.env.SSR ? lazy(load) : undefined;

/** By then the page and its photos have usually loaded. */
const AFTER_MS = 2000;
const FIRST_USES = ['scroll', 'pointerdown'];

/** Resolves when somebody begins to use the page, or after a while. */
const firstUse = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, AFTER_MS);
    for (const each of FIRST_USES) addEventListener(each, resolve, { once: true, passive: true });
  });

/** One object for all renderings: with another one, React would write the empty text. */
const AS_RENDERED = { __html: '' };

const event = (target: EventTarget, type: string) =>
  new Promise<unknown>((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Without a network the server's footer stays, whose links work too. */
async function loaded(): Promise<ComponentType> {
  const module = await load().catch(() => undefined);
  if (module) {
    // The menus may be opened next.
    if (!savesData()) void import('./visitor-menus.tsx').catch(() => undefined);
    return module.default;
  }
  await event(window, 'online');
  return loaded();
}

/**
 * The footer, whose code comes after the first paint, because it is below the screen. Until then the server's stays as
 * it is.
 */
export function LateFooter() {
  const place = useRef<HTMLDivElement>(null);
  const [Footer, setFooter] = useState<ComponentType>();
  useEffect(() => {
    let isHere = true;
    const takeOver = async () => {
      await firstUse();
      const footer = await loaded();
      // Somebody who is on a link of the server's by keyboard stays on it.
      while (place.current?.contains(document.activeElement)) await event(place.current, 'focusout');
      if (isHere) setFooter(() => footer);
    };
    void takeOver();
    return () => {
      isHere = false;
    };
  }, []);
  if (Footer) return <Footer />;
  if (OnServer) {
    return (
      <div>
        <Suspense>
          <OnServer />
        </Suspense>
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: with nothing, which React leaves as the server rendered it.
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_RENDERED} />;
}
