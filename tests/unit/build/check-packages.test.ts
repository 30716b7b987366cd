/** The rules for packages and actions, in `npm run check`. */
import { describe, expect, it } from 'vitest';
import { checkActions, checkPackages } from '#bin/packages/check-packages.ts';

const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };

const check = (entry: object, allowScripts: Record<string, boolean> = {}) =>
  checkPackages(
    {
      packages: {
        '': { name: 'creel' },
        'local/aws': { name: 'aws' },
        'node_modules/aws': { resolved: 'local/aws', link: true },
        'node_modules/a/node_modules/@b/c': { ...good, ...entry },
      },
    },
    { allowScripts },
  );

describe('a package', () => {
  it.each([
    ['from the registry', {}],
    ['whose address is the registry’s', { resolved: 'https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz' }],
    ['inside another package', { integrity: undefined, inBundle: true }],
    ['of a tool’s licence, for tools', { license: 'CC-BY-4.0', dev: true }],
  ])('%s is allowed', (_, entry) => {
    expect(check(entry)).toEqual([]);
  });

  it.each([
    ['of a licence that is not listed', { license: 'AGPL-3.0-only' }],
    ['without a licence', { license: undefined }],
    ['of a tool’s licence, in the product', { license: 'CC-BY-4.0' }],
    ['from a repository', { resolved: 'git+ssh://git@github.com/b/c.git#1234' }],
    ['from another registry', { resolved: 'https://registry.npmjs.org.example/c.tgz' }],
    ['without a hash', { integrity: undefined }],
    ['with an install script that is not listed', { hasInstallScript: true }],
  ])('%s is refused', (_, entry) => {
    expect(check(entry)).toEqual([expect.stringContaining('@b/c')]);
  });

  it('may run an install script that is listed, and is listed for nothing else', () => {
    expect(check({ hasInstallScript: true }, { '@b/c': false })).toEqual([]);
    expect(check({}, { '@b/c': true })).toEqual([expect.stringContaining('@b/c runs no script')]);
  });
});

describe('an action', () => {
  const pinned = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8';

  it('is named by its commit', () => {
    expect(checkActions('ci.yml', `steps:\n  - uses: ${pinned} # v5.0.0\n  - uses: ./own\n`)).toEqual([]);
    expect(
      checkActions('ci.yml', 'steps:\n  - uses: actions/checkout@v5\n    uses: a/b@main\n'),
    ).toHaveLength(2);
  });
});
