import { describe, expect, it } from 'vitest';
import { isImperative } from '#bin/lint-words/check-commits.ts';
import { gradeOf, longSentences, wrongSubjects, wrongTerms } from '#bin/lint-words/check-text.ts';
import { textOfComments, textOfModule, textOfPage } from '#bin/lint-words/texts.ts';

describe('the check of texts', () => {
  it('reads strings and templates of a module, but no imports, keys or types', () => {
    const source = `import { a } from './mail.ts';
      export const words = { 'mail-key': 'Open your inbox.', more: (n: number): 'mail' | string => \`You have \${n} posts.\` };`;
    expect(textOfModule('words.ts', source).sentences).toEqual(['Open your inbox.', 'You have this posts.']);
  });

  it('reads paragraphs, list items and cells of a page, without code and link addresses', () => {
    const source =
      '# Mail\n\nSee [the list](mail.md) of `mails`.\n\n- One item\n  that goes on\n1. Another\n\n| a | b |\n\n```\nmail\n```\n';
    expect(textOfPage('page.md', source).sentences).toEqual([
      'Mail',
      'See the list of Code.',
      'One item that goes on',
      'Another',
      'a',
      'b',
    ]);
  });

  it('finds a wrong term as a whole word, except where it is correct', () => {
    const find = (...sentences: string[]) => wrongTerms({ file: 'f', sentences }).length;
    expect(find('Your mail is here.', 'What you send stays here.')).toBe(2);
    expect(find('Your email is here.', 'Use small letters.', 'What do you sell?')).toBe(0);
  });

  it('finds a question word as the subject of a sentence in a comment', () => {
    const source =
      "const a = '// What is text stays.'; // It runs.\n/**\n * Reads `What a` of it. Who asks\n * waits.\n */\nlet b; // What now?";
    expect(wrongSubjects(textOfComments('f.ts', source))).toEqual([
      expect.stringContaining('in: Who asks waits.'),
    ]);
  });

  it('finds sentences of more than 30 words', () => {
    const words = (count: number) => `${Array(count).fill('fish').join(' ')}.`;
    expect(longSentences({ file: 'f', sentences: [words(30)] })).toEqual([]);
    expect(longSentences({ file: 'f', sentences: [words(31)] })).toHaveLength(1);
  });

  it('grades long words in long sentences higher than short ones', () => {
    const plain = { file: 'f', sentences: Array<string>(20).fill('The boat comes in at noon.') };
    const hard = {
      file: 'f',
      sentences: Array<string>(20).fill(
        'Organizational considerations necessitate particularly comprehensive documentation of administrative responsibilities.',
      ),
    };
    expect(gradeOf(plain)).toBeLessThan(3);
    expect(gradeOf(hard)).toBeGreaterThan(12);
  });

  it('recognizes an imperative by the form of its first word', () => {
    const good = ['Keep a paused organization paused', 'Press releases have a page', 'Feed fewer readers'];
    const bad = [
      'keep it',
      'Keeps it paused',
      'Fixed a bug',
      'Adding a test',
      'The page is new',
      'Tests share a cloud',
    ];
    expect(good.filter(isImperative)).toEqual(good);
    expect(bad.filter(isImperative)).toEqual([]);
  });
});
