/** The rules for imports between folders, and the search for cycles, in `npm run check`. */
import { describe, expect, it } from 'vitest';
import { checkImports } from '#bin/imports/check-imports.ts';
import { drawAreas } from '#bin/imports/draw-areas.ts';
import { importsIn } from '#bin/imports/read-imports.ts';

const check = (...arrows: [from: string, to: string][]) =>
  checkImports(arrows.map(([from, to]) => ({ from, to })));

describe('an import', () => {
  it.each([
    ['web/features/near/edit/form.tsx', 'web/features/near/list.tsx'],
    ['web/features/near/list.tsx', 'web/components/button.tsx'],
    ['web/features/home/home-page.tsx', 'web/features/near/list.tsx'],
    ['lambdas/posts/get-catch.ts', 'lambdas/people/store/users.ts'],
    ['lambdas/newsletters/mail-by-hand.ts', 'lambdas/favorites/jobs.ts'],
    ['lib/api/routes.ts', 'lambdas/functions.ts'],
    ['shared/fields.ts', 'zod/mini'],
    ['bin/seed.ts', 'local/demo/people.ts'],
  ])('from %s of %s is allowed', (from, to) => {
    expect(check([from, to])).toEqual([]);
  });

  it.each([
    ['web/features/near/edit/form.tsx', 'web/features/feed/list.tsx'],
    ['web/components/button.tsx', 'web/features/near/list.tsx'],
    ['web/lib/api.ts', 'lambdas/core/api.ts'],
    ['web/lib/api.ts', 'node:fs/promises'],
    ['lambdas/core/api.ts', 'lambdas/posts/get-catch.ts'],
    ['lambdas/posts/get-catch.ts', 'lambdas/people/get-me.ts'],
    ['lambdas/table/client.ts', 'lib/settings.ts'],
    ['lib/api/routes.ts', 'lambdas/core/api.ts'],
    ['shared/fields.ts', 'react'],
    ['local/aws/sqs/index.ts', 'shared/deployment/queues.ts'],
    ['local/aws/sqs/index.ts', 'local/environment.ts'],
    ['lambdas/table/client.ts', 'local/aws/sqs/index.ts'],
    ['scripts/old.ts', 'shared/fields.ts'],
  ])('from %s of %s is refused', (from, to) => {
    expect(check([from, to])).toHaveLength(1);
  });
});

describe('a cycle of imports', () => {
  it('is found between two files', () => {
    expect(check(['lib/a.ts', 'lib/b.ts'], ['lib/b.ts', 'lib/a.ts'])).toEqual([
      'A circle: lib/a.ts imports lib/b.ts; lib/b.ts imports lib/a.ts.',
    ]);
  });

  it('is found between two folders, even if there is none between files', () => {
    expect(
      check(['lib/a/one.ts', 'lib/b/deep/two.ts'], ['lib/b/three.ts', 'lib/a/deep/four.ts']),
    ).toHaveLength(1);
  });

  it('is found among three files, without files that only lead to it', () => {
    const [complaint] = check(
      ['lib/start.ts', 'lib/a.ts'],
      ['lib/a.ts', 'lib/b.ts'],
      ['lib/b.ts', 'lib/c.ts'],
      ['lib/c.ts', 'lib/a.ts'],
      ['lib/c.ts', 'lib/end.ts'],
    );
    expect(complaint).toContain('lib/c.ts imports lib/a.ts');
    expect(complaint).not.toMatch(/start|end/);
  });

  it('is found between two areas that use each other’s stores', () => {
    expect(
      check(
        ['lambdas/posts/store/posts.ts', 'lambdas/people/store/users.ts'],
        ['lambdas/people/handlers.ts', 'lambdas/posts/store/posts.ts'],
      ),
    ).toEqual([
      'A circle: lambdas/posts/store/posts.ts imports lambdas/people/store/users.ts; lambdas/people/handlers.ts imports lambdas/posts/store/posts.ts.',
    ]);
  });
});

describe('the diagram of areas', () => {
  it('has arrows that no other arrows imply, and none for imports that all areas have', () => {
    const imports = [
      { from: 'lambdas/claims/area.ts', to: 'lambdas/posts/store/items.ts' },
      { from: 'lambdas/claims/area.ts', to: 'lambdas/people/store/items.ts' },
      { from: 'lambdas/posts/area.ts', to: 'lambdas/people/store/items.ts' },
      { from: 'lambdas/posts/area.ts', to: 'lambdas/table/index.ts' },
      { from: 'lambdas/areas.ts', to: 'lambdas/posts/area.ts' },
    ];
    expect(drawAreas('before ```mermaid\nold\n``` after', imports)).toBe(
      'before ```mermaid\nflowchart TD\n  claims --> posts\n  posts --> people\n``` after',
    );
  });
});

describe('the reader of a file', () => {
  it('finds imports at run time, of types, dynamic imports and re-exports', () => {
    const source = [
      "import type { A } from './a.ts';",
      "import '#shared/b.ts';",
      "export { type C } from '../c.ts';",
      "const d = () => import('zod/mini');",
    ].join('\n');
    expect(importsIn('web/lib/file.tsx', source, { '#shared/*': './shared/*' }).map(({ to }) => to)).toEqual([
      'web/lib/a.ts',
      'shared/b.ts',
      'web/c.ts',
      'zod/mini',
    ]);
  });
});
