/** The lines of a queue's file: an event that was sent, or one that is done. */
import { existsSync, readFileSync } from 'node:fs';

export interface QueuedEvent<T> {
  readonly id: string;
  readonly event: T;
  /** How often it was delivered, including this time. The count restarts with the process. */
  receives: number;
  /** The earliest delivery by the queue's clock, in milliseconds since the epoch. */
  dueAt?: number;
}

type Line<T> = { id: string; event: T; dueAt?: number } | { done: string };

/** Returns the events of a file that are not done, in order. */
export function unfinished<T>(file: string): QueuedEvent<T>[] {
  if (!existsSync(file)) return [];
  const open = new Map<string, QueuedEvent<T>>();
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = parseLine<T>(text);
    if (!line) continue;
    if ('done' in line) open.delete(line.done);
    else open.set(line.id, { ...line, receives: 0 });
  }
  return [...open.values()];
}

/** A line that was cut short by a kill was never acknowledged. */
function parseLine<T>(text: string): Line<T> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function toLine<T>(line: Line<T>): string {
  return `${JSON.stringify(line)}\n`;
}
