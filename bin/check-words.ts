/**
 * `node bin/check-words.ts`: terms, long sentences and reading level of shared/words/en and of docs, sentences of comments, and the subjects of
 * new commits.
 * `--all` names every finding, also where there are no more than the bound allows.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './command.ts';
import { checkCommits } from './lint-words/check-commits.ts';
import { gradeOf, longSentences, wrongSubjects, wrongTerms } from './lint-words/check-text.ts';
import { type Text, textOfComments, textOfModule, textOfPage } from './lint-words/texts.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const modules = globSync('shared/words/en/**/*.ts', { cwd: ROOT })
  .sort()
  .map((file) => textOfModule(file, read(file)));
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  .sort()
  .map((file) => textOfPage(file, read(file)));
const code = globSync('{bin,lambdas,lib,local,shared,tests,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**'],
}).map((file) => textOfComments(file, read(file)));

/** The current numbers of findings, as upper bounds; they only ever go down. */
compare('Terms of the texts', modules.flatMap(wrongTerms), 11);
compare('Long sentences of the texts', modules.flatMap(longSentences), 1);
compare('Reading level of the texts', hardTexts(modules, 7), 0);
compare('Terms of the docs', pages.flatMap(wrongTerms), 0);
compare('Long sentences of the docs', pages.flatMap(longSentences), 0);
compare('Reading level of the docs', hardTexts(pages, 8), 0);
compare('Subjects of sentences in comments', code.flatMap(wrongSubjects), 0);
compare('Long sentences of comments', code.flatMap(longSentences), 19);
const commits = checkCommits(ROOT);
if (commits) compare('Subjects of commits', commits, 0);
else process.stdout.write('The history is not here: subjects of commits were not checked.\n');

function hardTexts(texts: readonly Text[], maxGrade: number): string[] {
  return texts
    .map((text) => ({ file: text.file, grade: gradeOf(text) }))
    .filter(({ grade }) => grade > maxGrade)
    .map(({ file, grade }) => `${file}: grade ${grade.toFixed(1)}, at most ${maxGrade}`);
}

function compare(name: string, findings: readonly string[], bound: number): void {
  const isTooMuch = findings.length > bound;
  if (!isTooMuch && !values.all) return;
  for (const finding of findings) process.stderr.write(`${finding}\n`);
  process.stderr.write(`${name}: ${findings.length}, at most ${bound}.\n`);
  if (isTooMuch) process.exitCode = 1;
}
