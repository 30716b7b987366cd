import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FUNCTIONS } from '#lambdas/functions.ts';
import { languageOf as languageOfPage } from '#lambdas/languages/of-page.ts';
import { languageOf as languageOfRequest } from '#lambdas/languages/of-request.ts';
import { ROUTES } from '#lib/api/routes.ts';
import { apiPaths, covers } from '#lib/edge/api-paths.ts';
import { inertPolicy, pagePolicy } from '#lib/edge/content-security-policy.ts';
import { edgeFunctionCode } from '#lib/edge/edge-function-code.ts';
import { FRAMED_PATHS, RENDERED_PATHS } from '#lib/edge/rendered-paths.ts';
import type { Sharing } from '#local/edge/edge.ts';
import { pathOf } from '#local/edge/target.ts';
import { answerFault } from '#local/gateway/answer-fault.ts';
import { DEFAULT_LANGUAGE, splitLanguage } from '#shared/languages.ts';
import { PAGE_PARAMETER, SHELLS } from '#shared/pages/pages.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { functionsDirectory } from './build-all.ts';
import { readWebFacts } from './web-facts.ts';

/** The parts of the product that the local cloud runs; the stack deploys the same. Valid after `buildAll`, for the languages that are built. */
export async function localSite(root: string) {
  const { scriptHashes } = await readWebFacts(root);
  return {
    functions: FUNCTIONS,
    functionsDirectory: functionsDirectory(root, 'local'),
    routes: ROUTES,
    answerFault,
    webDirectory: join(root, 'dist/web'),
    compressedDirectory: join(root, 'dist/web-compressed'),
    sharing,
    edgeFunctionCode: edgeFunctionCode(['community.localhost']),
    contentSecurityPolicies: {
      pages: (connect: readonly string[]) => pagePolicy({ scriptHashes, connect }),
      inert: inertPolicy(),
    },
  };
}

const SHELL_PATHS: readonly string[] = Object.values(SHELLS);
const API_PATHS = apiPaths(ENDPOINTS);

/** Whether a request is answered in another language than English, or with the list of all languages' files. */
export function needsAllLanguages({ url, headers }: IncomingMessage): boolean {
  const rawPath = pathOf(url);
  if (rawPath === '/sw.js') return true;
  const language = rawPath.startsWith('/api/')
    ? languageOfRequest({ headers: { 'accept-language': headers['accept-language'] } })
    : languageOfPage({ rawPath });
  return language !== DEFAULT_LANGUAGE;
}

/** The same as in the stack's cache policies (lib/edge/cache-policies.ts). */
function sharing(path: string): Sharing | undefined {
  if (SHELL_PATHS.includes(splitLanguage(path).path))
    return { parameters: [PAGE_PARAMETER], byFlavour: false };
  const { pattern, parameters } = FRAMED_PATHS;
  if (covers(pattern, path)) return { parameters, byFlavour: true };
  if (RENDERED_PATHS.some((pattern) => covers(pattern, path))) return { parameters: [], byFlavour: true };
  const found = API_PATHS.find(({ pattern }) => covers(pattern, path));
  return found?.shared ? { parameters: found.parameters, byFlavour: true } : undefined;
}
