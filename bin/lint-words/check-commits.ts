import { execFileSync } from 'node:child_process';

/** Commits after this one are checked: the check did not exist before it. */
const FIRST_COMMIT = 'ab086edf5bc99e40bf5dad37624d4ffd0df59c35';
const MAX_SUBJECT = 72;

/** Words that end like a form of a verb and are none. */
const BASE_FORMS = /^(Embed|Exceed|Feed|Need|Proceed|Seed|Speed|Shed|Succeed|Bring|Ping|Ring|String|Focus)$/;

/** A subject is imperative as far as the form of its first word tells. */
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

/** @returns undefined where the history is not there, as in a shallow clone */
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
