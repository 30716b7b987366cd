import type { Server } from 'node:http';

/** A port is taken; the message is meant to be read by a person. */
export class PortInUse extends Error {
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
 * @returns the port, or undefined when this machine has no such address
 * @throws PortInUse
 */
export function listen(server: Server, host: '127.0.0.1' | '::1', port: number): Promise<number | undefined> {
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
