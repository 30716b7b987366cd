import { DatabaseSync } from 'node:sqlite';

const daySeconds = 24 * 60 * 60;

// Dynoxide 1.2 scans all of these records for every write and every poll of a stream: 9 ms each with 50,000 records and
// without the indexes. The indexes are on the expressions of its own queries.
const indexes = `
  CREATE INDEX IF NOT EXISTS creel_stream_order
    ON _stream_records (table_name, shard_id, CAST(sequence_number AS INTEGER));
  CREATE INDEX IF NOT EXISTS creel_stream_end
    ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
`;
// Dynoxide never drops a record either, while AWS does after a day. The last one stays, because the next is numbered
// after it.
const trim = `
  DELETE FROM _stream_records AS old
  WHERE created_at < ? AND CAST(sequence_number AS INTEGER) <
    (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = old.table_name)
`;

/** Makes the streams in dynoxide's file fast to read, and drops records older than a day. */
export function tidyStreams(dataFile: string, now: Date): void {
  const database = new DatabaseSync(dataFile, { timeout: 5000 });
  try {
    database.exec(indexes);
    database.prepare(trim).run(Math.floor(now.getTime() / 1000) - daySeconds);
  } finally {
    database.close();
  }
}
