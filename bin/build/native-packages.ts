import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The folder in which Node looks for packages. */
export const NATIVE_PACKAGES = 'node_modules';

/** The platform that runs a function. */
export interface Machine {
  os: string;
  processor: string;
}

/**
 * Copies npm packages with native parts beside a bundle, for the machine the function will run on (Lambda's is Linux with glibc). Each version
 * is installed once into node_modules/.cache and copied from there, so that only the first build needs the registry.
 * @throws Error with npm's message when the installation fails
 */
export async function addNativePackages(
  root: string,
  directory: string,
  packages: readonly string[],
  machine: Machine,
): Promise<void> {
  const target = join(directory, NATIVE_PACKAGES);
  await rm(target, { recursive: true, force: true });
  for (const name of packages) {
    const cached = await installOnce(root, name, machine);
    await cp(join(cached, NATIVE_PACKAGES), target, {
      recursive: true,
      // npm's own records, which nothing runs.
      filter: (source) => !source.endsWith('/.package-lock.json') && !source.endsWith('/.bin'),
    });
  }
}

/** Installations in progress: several functions can need the same package at the same time. */
const installing = new Map<string, Promise<void>>();

/** @returns the folder in which the package is installed */
async function installOnce(root: string, name: string, machine: Machine): Promise<string> {
  const version = await pinnedVersion(root, name);
  const cached = join(
    root,
    'node_modules/.cache/creel/native',
    `${name}-${version}-${machine.os}-${machine.processor}`,
  );
  const installation = installing.get(cached) ?? install(cached, `${name}@${version}`, machine);
  installing.set(cached, installation);
  await installation;
  return cached;
}

async function install(cached: string, spec: string, machine: Machine): Promise<void> {
  if (await exists(cached)) return;
  const fresh = `${cached}.${process.pid}.tmp`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  await npmInstall(fresh, spec, machine);
  await rename(fresh, cached);
}

async function npmInstall(directory: string, spec: string, { os, processor }: Machine): Promise<void> {
  const platform = [`--cpu=${processor}`, `--os=${os}`, ...(os === 'linux' ? ['--libc=glibc'] : [])];
  const quiet = [
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--omit=dev',
  ];
  try {
    await promisify(execFile)('npm', ['install', '--prefix', directory, ...platform, ...quiet, spec], {
      cwd: directory,
    });
  } catch (error) {
    throw new Error(`${spec} for ${os}-${processor} could not be installed.`, { cause: error });
  }
}

/** The version that the repository pins, so that the tested version is deployed. */
async function pinnedVersion(root: string, name: string): Promise<string> {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  const version = manifest.dependencies?.[name];
  if (version === undefined) throw new Error(`${name} is no dependency in package.json.`);
  return version;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
