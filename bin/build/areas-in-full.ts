import type { Plugin } from 'rolldown';

const AREA = /^import \* as (\w+) from '\.\/\w+\/area\.ts';$/gm;
const LIST = /AREAS\.flatMap\(\(\{ (\w+) \}\) => \1(\?\.\(\))? \?\? \[\]\)/g;

/**
 * Expands the lists of lambdas/areas.ts: `AREAS.flatMap(({ jobs }) => jobs?.() ?? [])` becomes `[...(claims.jobs?.() ?? []), …]`. This lets the
 * bundler see that a function which runs jobs needs nothing else from an area.
 * @param file lambdas/areas.ts, absolute
 */
export const areasInFull = (file: string): Plugin => ({
  name: 'areas-in-full',
  transform: {
    filter: { id: file },
    handler(code) {
      const areas = [...code.matchAll(AREA)].map(([, name]) => name);
      const lists = code.match(LIST) ?? [];
      if (areas.length === 0 || lists.length !== code.split('AREAS.').length - 1)
        throw new Error(`${file} is not written as this plugin reads it`);
      return code.replace(LIST, (_, part: string, called = '') => {
        const parts = areas.map((area) => `...(${area}.${part}${called} ?? [])`);
        return `/* @__PURE__ */ (() => [${parts.join(', ')}])()`;
      });
    },
  },
});
