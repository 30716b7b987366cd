/** The speed of `floor-server.ts` on this machine: starts PostgreSQL with as many catches, and the server beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import { POSTGRES_USER, type Postgres, startPostgres } from './postgres.ts';

/** More than the page shows, so that the newest have to be found. */
const CATCHES = 1_000;

/** Runs `measure` with the floor's address. */
export async function measureFloor(measure: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres();
  try {
    await fill(postgres);
    const program = fileURLToPath(new URL('./floor-server.ts', import.meta.url));
    const server = spawn(process.execPath, [program, postgres.directory, POSTGRES_USER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [port] = await once(server.stdout, 'data');
      await measure(`http://127.0.0.1:${String(port).trim()}/`);
    } finally {
      server.kill();
    }
  } finally {
    await postgres.stop();
  }
}

async function fill(postgres: Postgres): Promise<void> {
  await postgres.sql(`
    CREATE TABLE catches (id text PRIMARY KEY, fisherman_id text, fisherman_name text, species text, quantity text, location text,
      lat float8, lng float8, payment_type text, amount numeric, unit text, condition text, caught_at timestamptz, offered_until timestamptz,
      is_pro boolean);
    CREATE TABLE catch_photos (id text PRIMARY KEY, catch_id text, is_primary boolean, width int, height int, color text);
    CREATE INDEX ON catch_photos (catch_id)`);
  await postgres.sql('COPY catches FROM STDIN', lines(catchLine));
  await postgres.sql('COPY catch_photos FROM STDIN', lines(photoLine));
  await postgres.sql('ANALYZE');
}

const lines = (line: (index: number) => (string | number)[]) =>
  Array.from({ length: CATCHES }, (_, index) => `${line(index).join('\t')}\n`);

const catchId = (index: number) => `01K${String(index).padStart(23, '0')}`;
const speciesOf = (index: number) => DEFAULT_SPECIES[index % DEFAULT_SPECIES.length]?.id ?? 'cod';

function catchLine(index: number): (string | number)[] {
  const caughtAt = new Date(Date.now() - index * 60_000).toISOString();
  return [
    ...[
      catchId(index),
      `fisherman-${index % 50}`,
      'Ruth Alder',
      speciesOf(index),
      '12 pounds',
      'Portland, ME',
    ],
    ...[43.66, -70.26, 'mandatory', 12.5, 'per_pound', 'frozen', caughtAt, '\\N', 'f'],
  ];
}

function photoLine(index: number): (string | number)[] {
  return [`photo-${index}`, catchId(index), 't', 1200, 900, '#345678'];
}
