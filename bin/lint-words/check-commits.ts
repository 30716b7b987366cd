import { execFileSync } from 'node:child_process';

/** The check was introduced with this commit, so later ones are checked. */
const FIRST_COMMIT = 'ab086edf5bc99e40bf5dad37624d4ffd0df59c35';
const MAX_SUBJECT = 72;

/** Base forms of verbs that end like an inflected one. */
const BASE_FORMS = /^(Embed|Exceed|Feed|Need|Proceed|Seed|Speed|Shed|Succeed|Bring|Ping|Ring|String|Focus)$/;

/** Whether the first word of a subject looks like an imperative. */
export function isImperative(subject: string): boolean {
  const [first = ''] = subject.split(' ');
  if (BASE_FORMS.test(first)) return true;
  return (
    /^[A-Z][a-z-]+$/.test(first) &&
    !/(ed|ing|[^s]s)$/.test(first) &&
    !/^(A|An|The|This|Who|What|When|Where|If|It|No|Of|On|In|By|With|Without|For|From|After|Before|Each|Every|All)$/.test(
      first,
    )
  );
}

/** @returns undefined if the history is missing, as in a shallow clone */
export function checkCommits(root: string): string[] | undefined {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('cat-file', '-e', `${FIRST_COMMIT}^{commit}`);
  } catch {
    return undefined;
  }
  const commits = git('log', '--no-merges', '--format=%h %s', `${FIRST_COMMIT}..HEAD`)
    .split('\n')
    .filter(Boolean);
  return commits.flatMap((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    return [
      ...(subject.length > MAX_SUBJECT
        ? [`${line}: ${subject.length} characters, at most ${MAX_SUBJECT}`]
        : []),
      ...(isImperative(subject) ? [] : [`${line}: starts with no capital imperative`]),
    ];
  });
}
