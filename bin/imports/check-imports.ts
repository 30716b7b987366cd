import { findCircles } from './find-circles.ts';
import { FOLDERS, type Folder, PAGES } from './folders.ts';
import type { Import } from './read-imports.ts';

/** @returns a sentence for each import that its folder may not have, and for each cycle */
export function checkImports(imports: readonly Import[]): string[] {
  return [
    ...imports.map(complaintOf).filter((complaint) => complaint !== undefined),
    ...findCircles(imports, memberOf).map(
      (circle) => `A circle: ${circle.map(({ from, to }) => `${from} imports ${to}`).join('; ')}.`,
    ),
  ];
}

function complaintOf({ from, to }: Import): string | undefined {
  const folder = FOLDERS.find((each) => covers(each.folder, from));
  if (folder === undefined) return `${from} is in no folder of bin/imports/folders.ts.`;
  if (FOLDERS.some((each) => covers(each.folder, to))) {
    const own = from.split('/').slice(0, folder.folder.split('/').length).join('/');
    return [own, ...folder.may].some((each) => covers(each, to))
      ? undefined
      : `${from} may not import ${to}.`;
  }
  return mayUse(folder, to) ? undefined : `${from} may not import the package ${to}.`;
}

function mayUse({ only, not = [] }: Folder, name: string): boolean {
  return only ? only.some((each) => covers(each, name)) : !not.some((each) => covers(each, name));
}

/** Whether a path is the pattern's file, or in its folder. */
function covers(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`).test(path);
}

/** @returns the member of a folder that a path belongs to; a page, which composes features, is a member by itself */
function memberOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [name] = path.slice(folder.length + 1).split('/');
  return folder === 'web/features' && covers(PAGES, path) ? path : name;
}
