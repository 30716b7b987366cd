/** Parts of a request's target: `/media/x.webp?v=1`. */

export function pathOf(target: string | undefined): string {
  return (target ?? '/').replace(/\?.*/s, '');
}

/** `media` of `/media/x.webp`; empty for the root. */
export function firstPart(target: string | undefined): string {
  return /^\/([\w-]*)/.exec(target ?? '')?.[1] ?? '';
}
