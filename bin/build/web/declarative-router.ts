import type { Plugin } from 'vite';

/** Of its two files a page loads the one for browsers. */
const ROUTER = { id: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/, code: 'function BrowserRouter(' };

/** Each has to be found, so that a new version of the router in which one is not stops the build. */
const CUTS: readonly (readonly [found: RegExp, instead: string])[] = [
  // These keep a component that nobody uses from being left out: names for developer tools, and calls that might do anything.
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
  // Provided only by a data router or its framework.
  [/React\d*\.useContext\((?:DataRouterContext|DataRouterStateContext|FrameworkContext)\)/g, 'null'],
  [/let \{ isDataRoute \} = React\d*\.useContext\(RouteContext\);/, 'let isDataRoute = false;'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'let dataRouterState = null;'],
  [/^function PrefetchPageLinks\(.*\{$[\s\S]*?^\}$/m, 'function PrefetchPageLinks() { return null; }'],
];

/**
 * Says to the minifier what holds in this app: routes are declared with `<Routes>`, and there is no data router above them (it would weigh 14 kB
 * more). What the router does for one is then left out, 3 kB of a first visit.
 */
export function declarativeRouter(): Plugin {
  return {
    name: 'creel:declarative-router',
    apply: 'build',
    transform: {
      filter: ROUTER,
      handler(code) {
        let cut = code;
        for (const [found, instead] of CUTS) {
          const next = cut.replace(found, instead);
          if (next === cut) this.error(`The router has no ${found.source}`);
          cut = next;
        }
        return { code: cut, map: null };
      },
    },
  };
}
