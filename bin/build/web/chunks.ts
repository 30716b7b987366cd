/**
 * Groups the browser's code into files. A page that is opened later needs at most five: its own, its area's, and those that all pages share. By
 * default the bundler makes a file of each module that two pages share, and a tap then requested forty of them in several rounds.
 *
 * `npm run bench -- web` counts the files and bytes of each page.
 */
import type { ChunkingContext, CodeSplittingGroup } from 'rolldown';

type Layer = 'common' | 'overlays' | 'forms';

const FRAMEWORK =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store)\//;
/** The user pool, loaded when somebody signs in or is signed in. */
const SESSION =
  /node_modules\/(aws-amplify|@aws-amplify|@aws-sdk|@aws-crypto|@smithy|uuid|js-cookie)\/|\/session\/big-integer\.ts$/;
const FORMS = /node_modules\/(zod|react-hook-form)\//;
const OVERLAYS =
  /node_modules\/(radix-ui|@radix-ui|@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|tslib)\//;
const FIRST_PAGES =
  /\/web\/(features\/(home\/(home-page|blurbs|action-cards)|posts\/pledges\/pledge-list)|parts\/landings\/landing-today)\.tsx$/;
/** Modules that need no schemas in the browser (bin/build/trim-contract.ts). */
const WITHOUT_SCHEMAS = /\/shared\/.*(endpoints?|contract\/csv|places\/near|accounts\/pending)\.ts$/;

/** The folder of a module decides which area's file it is in; all other modules belong to posts. */
const AREAS = {
  library: /\/node_modules\//,
  general: /\/web\/components\/(?!plot)|\/words\/\w+\/(general|app)\/|\/fields\.ts$/,
  // Before the dashboard, whose files no page for everybody may need: the service worker does not keep them.
  information:
    /\/(information|faq|mail)[/.]|\/parts\/(site|newsletters)\/|\/words\/\w+\/(site\/contact|newsletters\/subscriptions)\.ts$/,
  // Receipts in other languages name the fish in English too.
  english: /\/words\/en\/site\/species\.ts$/,
  admin: /\/(features|words\/\w+|parts)\/(admin|audit|newsletters|overview|site|people)[/.]/,
  organizations: /\/(organizations|impact|plot|receipts|annual-reports|documents?)[/.]/,
  accounts: /\/(accounts|profiles|invitations|session)[/.]/,
};

/** The footer, with its modules that other files share. */
const FOOTER =
  /\/web\/(app\/bars\/(footer|language-links)|parts\/site\/site-contact|components\/text\/email-text|lib\/site\/language-choice)\.tsx?$/;

const layers = new Map<string, Layer>();

/** The layer of the heaviest library that a module needs. No file imports one of a heavier layer, so a page without forms loads no form code. */
function layerOf(id: string, modules: ChunkingContext): Layer {
  const known = layers.get(id);
  if (known) return known;
  // Set before the recursion, because modules can import each other.
  layers.set(id, 'common');
  const layer = FORMS.test(id) ? 'forms' : OVERLAYS.test(id) ? 'overlays' : heaviest(id, modules);
  layers.set(id, layer);
  return layer;
}

function heaviest(id: string, modules: ChunkingContext): Layer {
  if (WITHOUT_SCHEMAS.test(id)) return 'common';
  const needed = modules.getModuleInfo(id)?.importedIds.map((each) => layerOf(each, modules)) ?? [];
  return (['forms', 'overlays'] as const).find((layer) => needed.includes(layer)) ?? 'common';
}

/** Whether the first pages need a module, or it declares endpoints. */
function isBasic(id: string, modules: ChunkingContext): boolean {
  if (layerOf(id, modules) !== 'common') return false;
  if (FIRST_PAGES.test(id) || WITHOUT_SCHEMAS.test(id)) return true;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => !WITHOUT_SCHEMAS.test(each) && isBasic(each, modules));
}

function areaOf(id: string): string {
  return Object.entries(AREAS).find(([, folders]) => folders.test(id))?.[0] ?? 'posts';
}

export const CHUNKS: CodeSplittingGroup[] = [
  // Changes seldom, so it stays in the visitor's cache when a new version of the app comes out.
  // It includes all its dependencies, so it imports no other file.
  { name: 'framework', test: FRAMEWORK, includeDependenciesRecursively: true, priority: 7 },
  // Everything that every visit needs, in one file. Amplify, dialogs, forms and toasts load with the parts that use them.
  { name: 'app', tags: ['$initial'], test: (id) => !FORMS.test(id), priority: 6 },
  { name: 'session', test: SESSION, priority: 5 },
  { name: 'footer', test: FOOTER, priority: 5 },
  // The modules of heavier layers that several areas share.
  {
    name: (id, modules) => (layerOf(id, modules) === 'common' ? null : layerOf(id, modules)),
    debugName: 'layers',
    minShareCount: 4,
    priority: 4,
  },
  // The pages that most people open first, after the marketplace.
  {
    name: (id, modules) => (isBasic(id, modules) ? 'basics' : null),
    debugName: 'basics',
    priority: 3,
  },
  { name: 'common', minShareCount: 4, priority: 2 },
  {
    name: (id, modules) => {
      const [area, layer] = [areaOf(id), layerOf(id, modules)];
      if (layer === 'common') return area === 'library' ? null : area;
      return area === 'library' || area === 'general' ? layer : `${area}-${layer}`;
    },
    debugName: 'areas',
    minShareCount: 2,
    priority: 1,
  },
];
