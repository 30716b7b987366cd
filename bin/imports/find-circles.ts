import type { Import } from './read-imports.ts';

/** Imports from one member of a folder to another: by the member that imports, then by the imported one. */
type Graph = Map<string, Map<string, Import>>;

/**
 * Finds for each folder one cycle, if there is any, among its files and its subfolders, each taken as a whole.
 * @param memberOf returns the member of a folder that a path belongs to, undefined for a path outside
 * @returns the imports of the cycle, each leading to the next one's member
 */
export function findCircles(
  imports: readonly Import[],
  memberOf: (folder: string, path: string) => string | undefined,
): Import[][] {
  const folders = new Set(imports.flatMap(({ from }) => foldersOf(from)));
  return [...folders]
    .map((folder) => circleIn(graphOf(folder, imports, memberOf)))
    .filter((circle) => circle.length > 0);
}

/** `a/b/c.ts`: `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

function graphOf(
  folder: string,
  imports: readonly Import[],
  memberOf: (folder: string, path: string) => string | undefined,
): Graph {
  const graph: Graph = new Map();
  for (const each of imports) {
    const [from, to] = [memberOf(folder, each.from), memberOf(folder, each.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets.set(to, targets.get(to) ?? each));
  }
  return graph;
}

function circleIn(graph: Graph): Import[] {
  // A member that imports none of the remaining ones is in no cycle.
  for (let size = -1; size !== graph.size; ) {
    size = graph.size;
    for (const [member, targets] of graph) {
      for (const target of targets.keys()) if (!graph.has(target)) targets.delete(target);
      if (targets.size === 0) graph.delete(member);
    }
  }
  // Each remaining member imports another one, so following the imports returns to a member that was passed.
  const passed: string[] = [];
  let [member] = graph.keys();
  while (member !== undefined && !passed.includes(member)) {
    passed.push(member);
    [member] = graph.get(member)?.keys() ?? [];
  }
  const circle = member === undefined ? [] : passed.slice(passed.indexOf(member));
  return circle.flatMap((each) => [...(graph.get(each)?.values() ?? [])].slice(0, 1));
}
