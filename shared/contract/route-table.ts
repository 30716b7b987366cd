/** Matches HTTP API routes: an exact match beats one with parameters, which beats a greedy one; a longer greedy one beats a shorter one. */

interface Keyed {
  /** `GET /api/pledges/{pledgeId}`. The method can be ANY, and the last parameter greedy: `{proxy+}`. */
  key: string;
}

export interface RouteMatch<Route extends Keyed> {
  route: Route;
  /** As the path has them; absent if the route has none. */
  pathParameters: Record<string, string> | undefined;
}

export type RouteTable<Route extends Keyed> = (method: string, path: string) => RouteMatch<Route> | undefined;

export function compileRoutes<Route extends Keyed>(routes: readonly Route[]): RouteTable<Route> {
  const compiled = routes.map((route) => ({ route, ...compile(route.key) })).sort((a, b) => b.rank - a.rank);
  return (method, path) => {
    for (const { route, method: wanted, pattern, names } of compiled) {
      if (wanted !== 'ANY' && wanted !== method) continue;
      const match = pattern.exec(path);
      if (!match) continue;
      const values = names.map((name, index) => [name, match[index + 1] ?? '']);
      return { route, pathParameters: names.length > 0 ? Object.fromEntries(values) : undefined };
    }
    return undefined;
  };
}

const PARAMETER = /\{(\w+)(\+?)\}/g;

function compile(key: string) {
  const [method = 'ANY', path = '/'] = key.split(' ');
  const names: string[] = [];
  const literal = path.replace(/[.*?^$()|[\]\\]/g, '\\$&');
  const source = literal.replace(PARAMETER, (_, name: string, greedy: string) => {
    names.push(name);
    return greedy ? '(.+)' : '([^/]+)';
  });
  const length = 2 * path.split('/').length;
  const rank = (path.includes('+}') ? -1000 : 0) + length - names.length * 10 + (method === 'ANY' ? -1 : 0);
  return { method, names, rank, pattern: new RegExp(`^${source}/?$`) };
}
