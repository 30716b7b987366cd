/** Parts of a request's target: `/media/x.webp?v=1`. */

export function pathOf(target: string | undefined): string {
  return (target ?? '/').replace(/\?.*/s, '');
}

/** The first segment of a path, such as `media` of `/media/x.webp`; empty for the root. */
export function firstPart(target: string | undefined): string {
  return /^\/([\w-]*)/.exec(target ?? '')?.[1] ?? '';
}

/** The target without unknown parameters, and with the others unchanged. */
export function withKnownParameters(target = '/', known: readonly string[]): string {
  const [path = '/', query] = target.split(/\?(.*)/s);
  if (query === undefined) return target;
  const kept = query.split('&').filter((pair) => known.includes(pair.replace(/=.*/s, '')));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}
