/** Matches HTTP API routes: an exact match beats one with parameters, which beats a greedy one. */

export interface Route {
  /** `GET /api/pledges/{pledgeId}`. The method can be ANY, and the last parameter greedy: `{proxy+}`. */
  key: string;
  /** Name of the function that handles it. */
  function: string;
  needsToken: boolean;
}

export interface RouteMatch {
  route: Route;
  /** Percent-decoded; absent if the route has none. */
  pathParameters: Record<string, string> | undefined;
}

export type RouteTable = (method: string, path: string) => RouteMatch | undefined;

interface CompiledRoute {
  route: Route;
  method: string;
  pattern: RegExp;
  names: string[];
  rank: number;
}

export function compileRoutes(routes: readonly Route[]): RouteTable {
  const compiled = routes.map(compile).sort((a, b) => b.rank - a.rank);
  return (method, path) => {
    for (const { route, method: wanted, pattern, names } of compiled) {
      if (wanted !== 'ANY' && wanted !== method) continue;
      const match = pattern.exec(path);
      if (!match) continue;
      const values = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
      return { route, pathParameters: names.length > 0 ? Object.fromEntries(values) : undefined };
    }
    return undefined;
  };
}

const PARAMETER = /\{(\w+)(\+?)\}/g;

function compile(route: Route): CompiledRoute {
  const [method = 'ANY', path = '/'] = route.key.split(' ');
  const names: string[] = [];
  const literal = path.replace(/[.*?^$()|[\]\\]/g, '\\$&');
  const source = literal.replace(PARAMETER, (_, name: string, greedy: string) => {
    names.push(name);
    return greedy ? '(.+)' : '([^/]+)';
  });
  const rank = (path.includes('+}') ? -1000 : 0) - names.length * 10 + (method === 'ANY' ? -1 : 0);
  return { route, method, names, rank, pattern: new RegExp(`^${source}/?$`) };
}
