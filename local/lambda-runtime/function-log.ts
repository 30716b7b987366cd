import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type LogLevel = 'INFO' | 'WARN' | 'ERROR';

export interface FunctionLog {
  /** Logs a stream of the function's thread, line by line. */
  follow(stream: Readable, level: LogLevel): void;
  write(level: LogLevel, message: string): void;
  close(): Promise<void>;
}

/**
 * Writes one JSON object per line to `<directory>/<name>.log`, like CloudWatch: structured lines stay unchanged, others
 * are wrapped. Errors also go to `onError`.
 */
export function openFunctionLog(
  directory: string,
  name: string,
  onError: (line: string) => void,
): FunctionLog {
  mkdirSync(directory, { recursive: true });
  const file = createWriteStream(join(directory, `${name}.log`), { flags: 'a' });
  // A full disk must not stop the site.
  file.on('error', () => undefined);

  const append = (line: string, isError: boolean) => {
    file.write(`${line}\n`);
    if (isError) onError(`${name}: ${line}`);
  };
  const write = (level: LogLevel, message: string) => {
    append(JSON.stringify({ timestamp: new Date().toISOString(), level, message }), level === 'ERROR');
  };

  return {
    write,
    follow(stream, level) {
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
        const recorded = levelOf(line);
        if (recorded === undefined) write(level, line);
        else append(line, recorded === 'ERROR' || recorded === 'CRITICAL');
      });
    },
    close: () => new Promise((resolve) => file.end(resolve)),
  };
}

/** The level of a structured line; undefined if the line is not structured. */
function levelOf(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const record: { level?: unknown } = JSON.parse(line);
    return typeof record.level === 'string' ? record.level : 'INFO';
  } catch {
    return undefined;
  }
}
