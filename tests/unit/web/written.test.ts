import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const WRITTEN = 'web/components/text/written.tsx';

describe('texts that people wrote', () => {
  it('keep their lines only in the component that shows them in the direction of their script', () => {
    const files = globSync('web/**/*.tsx');
    const keeping = files.filter((file) => readFileSync(file, 'utf8').includes('whitespace-pre-'));
    // The others are programs and the plain text of an email, which have their own layout.
    const others = ['web/features/developers/code.tsx', 'web/features/newsletters/mailing-preview.tsx'];
    expect(keeping.sort()).toEqual([WRITTEN, ...others]);
    expect(readFileSync(WRITTEN, 'utf8')).toContain('dir="auto"');
  });

  it('have their own direction wherever a page shows them alone: species, names, places and stories', () => {
    const shown =
      /<(\w+)(?=[^<>]*>\s*\{(?:speciesName\(\w+\)|(?!words\.)(?:\w+\.)?(?:fishermanName|location|story|bio|comment))\}\s*<\/)([^<>]*)/g;
    const without = globSync('web/{features,parts}/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(shown)]
        .filter(([, tag, attributes]) => tag !== 'Written' && !attributes?.includes('dir="auto"'))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(without).toEqual([]);
  });
});
