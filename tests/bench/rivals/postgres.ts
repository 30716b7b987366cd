/** A PostgreSQL of our own with PostGIS, from Debian's packages: in a folder that goes away, on a socket in it and on no port. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Lacking, say } from '../bench.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';
const POSTGIS = '/usr/share/postgresql/15/extension/postgis.control';
const PACKAGES = ['postgresql-15', 'postgresql-15-postgis-3'];
/** PostgreSQL does not run as root. */
export const POSTGRES_USER = 'postgres';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

export interface Postgres {
  /** Runs SQL, fed with `input` where it copies from it; gives what it prints, without headings. */
  sql(text: string, input?: Iterable<string>): Promise<string>;
  /** Runs one of PostgreSQL's programs against the database. */
  program(name: string, args: readonly string[]): Promise<string>;
  /** Where the server and its programs may write. */
  readonly directory: string;
  stop(): Promise<void>;
}

/** @throws Lacking that says what to install, when it is not there and cannot be */
export async function startPostgres(): Promise<Postgres> {
  await install();
  const directory = mkdtempSync(join(tmpdir(), 'creel-postgres-'));
  chmodSync(directory, 0o777);
  const data = join(directory, 'data');
  await asServer('initdb', ['-D', data, '-A', 'trust', '-U', POSTGRES_USER, '--no-sync', '-E', 'UTF8']);
  const server = spawnServer(data, directory);
  try {
    await untilReady(directory, server);
    const postgres = { ...clientOf(directory), directory, stop: () => stop(server, directory) };
    return postgres;
  } catch (error) {
    await stop(server, directory);
    throw error;
  }
}

async function install(): Promise<void> {
  if (existsSync(POSTGIS) && existsSync(`${BINARIES}/initdb`)) return;
  const command = ['apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES];
  if (!(isRoot && existsSync('/usr/bin/apt-get')))
    throw new Lacking(`Install PostgreSQL with PostGIS first: sudo ${command.join(' ')}`);
  say(`  installing ${PACKAGES.join(' and ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', command.slice(1), { env, maxBuffer: 64 * 1024 * 1024 });
}

/** A program and its arguments, run as the user that the server may be. */
function commandOf(name: string, args: readonly string[]): [string, string[]] {
  const program = `${BINARIES}/${name}`;
  return isRoot ? ['runuser', ['-u', POSTGRES_USER, '--', program, ...args]] : [program, [...args]];
}

async function asServer(
  name: string,
  args: readonly string[],
  options: { cwd?: string } = {},
): Promise<string> {
  const { stdout } = await run(...commandOf(name, args), {
    cwd: '/',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  return stdout;
}

/** Settings of a small server of today; the table fits into its memory, as ours does. */
const SETTINGS = ['shared_buffers=512MB', 'work_mem=16MB', 'fsync=off', 'jit=off', 'random_page_cost=1.1'];

function spawnServer(data: string, socket: string): ChildProcess {
  const settings = [...SETTINGS, `unix_socket_directories=${socket}`, 'listen_addresses='];
  const [program, args] = commandOf('postgres', ['-D', data, ...settings.flatMap((each) => ['-c', each])]);
  return spawn(program, args, { cwd: '/', stdio: 'ignore' });
}

async function untilReady(socket: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) break;
    try {
      await asServer('pg_isready', ['-h', socket]);
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

function clientOf(socket: string): Pick<Postgres, 'sql' | 'program'> {
  const connection = ['-h', socket, '-U', POSTGRES_USER];
  return {
    program: (name, args) => asServer(name, [...connection, ...args, POSTGRES_USER], { cwd: socket }),
    async sql(text, input = []) {
      const flags = ['-d', POSTGRES_USER, '-v', 'ON_ERROR_STOP=1', '-qAt', '-c', text];
      const client = spawn(...commandOf('psql', [...connection, ...flags]), {
        cwd: '/',
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      let printed = '';
      client.stdout.setEncoding('utf8').on('data', (part: string) => {
        printed += part;
      });
      const closed = once(client, 'close');
      for (const line of input) if (!client.stdin.write(line)) await once(client.stdin, 'drain');
      client.stdin.end();
      const [status] = await closed;
      if (status !== 0) throw new Error(`PostgreSQL refused: ${text.slice(0, 200)}`);
      return printed;
    },
  };
}

async function stop(server: ChildProcess, directory: string): Promise<void> {
  if (server.exitCode === null) {
    const exited = once(server, 'exit');
    await asServer('pg_ctl', ['-D', join(directory, 'data'), '-m', 'fast', 'stop']).catch(() =>
      server.kill(),
    );
    await exited;
  }
  rmSync(directory, { recursive: true, force: true });
}
