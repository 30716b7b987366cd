import { createServer, type Server } from 'node:http';
import type { RawHandler } from './edge.ts';

export interface EdgeServers {
  port: number;
  /** The server that programs attach to. Web sockets of the other server are passed on to it. */
  main: Server;
  close(): Promise<void>;
}

/**
 * Listens only on the loopback addresses, IPv4 and IPv6, since a browser can use either for `localhost`.
 * @param port 0 takes a free one
 * @throws PortInUse
 */
export async function openServers(handler: RawHandler, port: number): Promise<EdgeServers> {
  const main = newServer(handler);
  const second = newServer(handler);
  // Web sockets of the development server, which knows only one server.
  second.on('upgrade', (...upgrade) => main.emit('upgrade', ...upgrade));
  const bound = await listen(main, '127.0.0.1', port);
  if (bound === undefined) throw new Error('127.0.0.1 is no address of this machine.');
  try {
    await listen(second, '::1', bound);
  } catch (error) {
    // Another process has this port on IPv6, which only matters if the port was requested.
    if (!(error instanceof PortInUse) || port !== 0) {
      main.close();
      throw error;
    }
  }
  return { port: bound, main, close: () => closeAll([main, second]) };
}

function newServer(handler: RawHandler): Server {
  const server = createServer({ keepAliveTimeout: 65_000, maxHeaderSize: 32 * 1024 }, handler);
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    else socket.destroy();
  });
  return server;
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    }),
  );
}

/** A port is taken. The message is for people. */
class PortInUse extends Error {
  override readonly name = 'PortInUse';
  readonly port: number;

  constructor(port: number) {
    super(
      `Port ${port} is in use. Stop the program that uses it, or take another port: PORT=${port + 1} npm start`,
    );
    this.port = port;
  }
}

/**
 * Binds one address.
 * @param port 0 takes a free one
 * @returns the port, or undefined if this machine has no such address
 * @throws PortInUse
 */
function listen(server: Server, host: '127.0.0.1' | '::1', port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUse(port));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(undefined);
      else reject(error);
    };
    server.once('error', fail);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', fail);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : undefined);
    });
  });
}
