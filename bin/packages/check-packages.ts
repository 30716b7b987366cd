import * as z from 'zod/mini';
import { isAllowed, licenseOf } from './licenses.ts';

const REGISTRY = 'https://registry.npmjs.org/';

const lockedPackage = z.object({
  license: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  dev: z.optional(z.boolean()),
  link: z.optional(z.boolean()),
  inBundle: z.optional(z.boolean()),
  hasInstallScript: z.optional(z.boolean()),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const lockFile = z.object({ packages: z.record(z.string(), lockedPackage) });
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

/**
 * @param lock the content of package-lock.json
 * @param root the content of package.json, whose `allowScripts` names the packages with install scripts
 * @returns a sentence for each package that breaks a rule
 */
export function checkPackages(lock: unknown, root: unknown): string[] {
  // The others are the workspaces, and links to them.
  const packages = Object.entries(z.parse(lockFile, lock).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );
  const { allowScripts } = z.parse(manifest, root);
  const withScripts = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  const listed = Object.keys(allowScripts);
  return [
    ...packages.flatMap(([path, each]) => complaintsAbout(path, each)),
    ...withScripts
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} runs a script when it is installed: name it in allowScripts of package.json.`),
    ...listed
      .filter((name) => !withScripts.includes(name))
      .map((name) => `${name} runs no script when it is installed: allowScripts need not name it.`),
  ];
}

function complaintsAbout(
  path: string,
  { license: named, resolved, integrity, dev, inBundle }: LockedPackage,
) {
  const license = licenseOf(path, named);
  const complaints: string[] = [];
  if (license === undefined || !isAllowed(license, dev === true))
    complaints.push(`${path}: bin/packages/licenses.ts does not allow the licence ${license ?? '(none)'}.`);
  // A package without an address comes from the registry; its hash says which bytes.
  if (resolved !== undefined && !resolved.startsWith(REGISTRY))
    complaints.push(`${path} comes from ${resolved} instead of the registry.`);
  if (integrity === undefined && inBundle !== true)
    complaints.push(`${path} has no hash in package-lock.json.`);
  return complaints;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** @returns a sentence for each action of a workflow that a tag or branch names instead of a commit */
export function checkActions(file: string, workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:-\s+)?uses:\s*(\S+)/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/@[0-9a-f]{40}$/.test(action))
    .map((action) => `${file}: ${action} is not pinned to a commit.`);
}
