/** Runs the queries of docs/operations.md, in the part of CloudWatch's query language that they use, on log files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Value = string | number | boolean | undefined;
type Row = Record<string, Value>;

/** Returns the queries of "Ask the logs" by their questions. */
export function readLogQueries(): ReadonlyMap<string, string> {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Ask the logs\n(.*?)\n## /s.exec(page) ?? [];
  const [, ...questions] = section.split('\n### ');
  return new Map(
    questions.map((question) => {
      const [title = '', ...lines] = question.split('\n');
      const code = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
      return [title, code.join(' ')] as const;
    }),
  );
}

/** Returns the lines of all functions as CloudWatch discovers their fields: those of an object with dots. */
export function readLogLines(directory: string): Row[] {
  return readdirSync(directory).flatMap((file) =>
    readFileSync(join(directory, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => {
        const fields = Object.fromEntries(fieldsOf('', JSON.parse(line)));
        return { ...fields, '@timestamp': fields.timestamp };
      }),
  );
}

function fieldsOf(name: string, value: unknown): [string, Value][] {
  if (typeof value !== 'object' || value === null) return [[name, value as Value]];
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(name === '' ? key : `${name}.${key}`, each));
}

/** @throws Error for anything that the language has and this doesn't */
export function runQuery(query: string, lines: readonly Row[]): Row[] {
  return query.split(' | ').reduce<Row[]>(runCommand, [...lines]);
}

function runCommand(rows: Row[], command: string): Row[] {
  const [name, rest = ''] = command.split(/ (.*)/s);
  if (name === 'filter') return rows.filter((row) => rest.split(' and ').every((each) => holds(each, row)));
  if (name === 'fields') return selected(rest.split(', '), rows);
  if (name === 'stats') return stats(rest, rows);
  if (name === 'limit') return rows.slice(0, Number(rest));
  if (name === 'sort') return sorted(rest, rows);
  throw new Error(`Not a command that is known here: ${command}`);
}

const CONDITION = /^(?:ispresent\((?<present>\S+)\)|(?<field>\S+) (?<operator>=|!=|<|>=|in) (?<value>.+))$/;

/** A condition on a field that a line lacks never holds. */
function holds(condition: string, row: Row): boolean {
  const { present, field = '', operator, value = '' } = CONDITION.exec(condition)?.groups ?? {};
  if (present !== undefined) return row[present] !== undefined;
  if (operator === undefined) throw new Error(`Not a condition that is known here: ${condition}`);
  const [found, wanted] = [row[field], JSON.parse(value)];
  if (found === undefined) return false;
  if (operator === 'in') return wanted.includes(found);
  if (operator === '<') return found < wanted;
  if (operator === '>=') return found >= wanted;
  return (found === wanted) === (operator === '=');
}

/** After `fields`, the other fields can still be filtered by. They have to be in some line. */
function selected(names: readonly string[], rows: Row[]): Row[] {
  for (const name of names)
    if (!rows.some((row) => name in row)) throw new Error(`No line has the field ${name}`);
  return rows;
}

/** `count(*) as calls, max(milliseconds) as longest by endpoint, bin(10m)` */
function stats(text: string, rows: readonly Row[]): Row[] {
  const [figures = '', by = ''] = text.split(' by ');
  const keys = by.split(', ');
  const groups = Object.groupBy(rows, (row) => JSON.stringify(keys.map((key) => groupOf(key, row))));
  return Object.values(groups).map((group = []) => ({
    ...Object.fromEntries(keys.map((key) => [key, groupOf(key, group[0] ?? {})])),
    ...Object.fromEntries(
      [...figures.matchAll(/(\w+)\((\S+?)(?:, (\d+))?\) as (\w+)/g)].map(
        ([, how = '', field = '', parameter, name = '']) => [
          name,
          figure(
            how,
            group.map((row) => row[field]).filter((value) => value !== undefined),
            group.length,
            Number(parameter),
          ),
        ],
      ),
    ),
  }));
}

function groupOf(key: string, row: Row): Value {
  const [, minutes] = /^bin\((\d+)m\)$/.exec(key) ?? [];
  if (minutes === undefined) return row[key];
  const ms = Number(minutes) * 60_000;
  return new Date(Math.floor(Date.parse(String(row['@timestamp'])) / ms) * ms).toISOString();
}

function figure(how: string, values: readonly Value[], lines: number, parameter: number): Value {
  if (how === 'count') return lines;
  if (how === 'latest') return values.at(-1);
  const ordered = values.map(Number).sort((one, other) => one - other);
  if (how === 'sum') return ordered.reduce((sum, each) => sum + each, 0);
  if (how === 'max') return ordered.at(-1);
  if (how === 'pct') return ordered[Math.ceil((ordered.length * parameter) / 100) - 1];
  throw new Error(`Not a figure that is known here: ${how}`);
}

function sorted(text: string, rows: readonly Row[]): Row[] {
  const [field = '', order] = text.split(' ');
  const isLess = (one: Row, other: Row) => Number((one[field] ?? 0) > (other[field] ?? 0)) * 2 - 1;
  return rows.toSorted((one, other) => (order === 'desc' ? isLess(other, one) : isLess(one, other)));
}
