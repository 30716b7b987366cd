import type { Import } from './read-imports.ts';

/** Folders that every area may import, and those that join the areas. */
const NO_AREAS = ['core', 'table', 'services', 'jobs', 'entries'];

const DRAWING = /```mermaid\n[^`]*```/;

/** @returns the document with the graph of the areas of lambdas/ as its drawing; transitive imports have no arrow */
export function drawAreas(document: string, imports: readonly Import[]): string {
  const graph = new Map<string, Set<string>>();
  for (const each of imports) {
    const [from, to] = [areaOf(each.from), areaOf(each.to)];
    if (from !== undefined && to !== undefined && from !== to)
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const reach = (area: string): string[] => [...(graph.get(area) ?? [])].flatMap((to) => [to, ...reach(to)]);
  const arrows = [...graph].flatMap(([from, targets]) => {
    const further = new Set([...targets].flatMap(reach));
    return [...targets].filter((to) => !further.has(to)).map((to) => `  ${from} --> ${to}\n`);
  });
  return document.replace(DRAWING, `\`\`\`mermaid\nflowchart TD\n${arrows.sort().join('')}\`\`\``);
}

function areaOf(path: string): string | undefined {
  const area = /^lambdas\/(\w+)\//.exec(path)?.[1];
  return area === undefined || NO_AREAS.includes(area) ? undefined : area;
}
