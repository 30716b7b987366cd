/**
 * `node floor-server.ts SOCKET_DIRECTORY USER`: the least that a server of the marketplace's first page can be, to measure ours against: node:http and
 * pg, one SQL statement for the newest 24 catches with their photo, no routing, no validation, no edge. Prints its port.
 */
import { createServer } from 'node:http';
import { Pool } from 'pg';

const [host = '', user = ''] = process.argv.slice(2);
const pool = new Pool({ host, user, database: user, max: 16 });

const NEWEST = {
  name: 'newest',
  text: `SELECT c.*, p.id AS photo_id, p.width, p.height, p.color FROM catches c
    LEFT JOIN LATERAL (SELECT * FROM catch_photos WHERE catch_id = c.id AND is_primary LIMIT 1) p ON true
    WHERE c.offered_until IS NULL OR c.offered_until > now()
    ORDER BY c.id DESC LIMIT 24`,
};

const server = createServer(async (_request, response) => {
  try {
    const { rows } = await pool.query(NEWEST);
    const body = JSON.stringify({ items: rows });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  } catch {
    response.writeHead(500).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
