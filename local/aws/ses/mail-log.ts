import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Mail, NewMail } from './mail.ts';

const maxMails = 500;

/**
 * The newest 500 emails, in a file with one line per email. Adding one appends a line, so a kill costs at most the line
 * being written.
 */
export class MailLog {
  readonly #file: string;
  readonly #now: () => Date;
  #mails: Mail[];
  #lines = 0;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, now: () => Date, mails: Mail[]) {
    this.#file = file;
    this.#now = now;
    this.#mails = mails;
  }

  static async open(file: string, now: () => Date): Promise<MailLog> {
    await mkdir(dirname(file), { recursive: true });
    const log = new MailLog(file, now, await readMails(file));
    await log.#compact();
    return log;
  }

  /** Newest first. */
  list(): Mail[] {
    return this.#mails.toReversed();
  }

  /** Resolves when the emails are on disk. */
  async add(mails: readonly NewMail[]): Promise<void> {
    const at = this.#now().toISOString();
    const added = mails.map((mail) => ({ id: randomUUID(), at, ...mail }));
    this.#mails = [...this.#mails, ...added].slice(-maxMails);
    const write = this.#writing.then(() => this.#append(added));
    this.#writing = write.catch(() => undefined);
    await write;
  }

  async #append(mails: readonly Mail[]): Promise<void> {
    if (this.#lines > 2 * maxMails) return this.#compact();
    await appendFile(this.#file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
    this.#lines += mails.length;
  }

  async #compact(): Promise<void> {
    await writeFile(`${this.#file}.tmp`, this.#mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
    await rename(`${this.#file}.tmp`, this.#file);
    this.#lines = this.#mails.length;
  }
}

async function readMails(file: string): Promise<Mail[]> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A line that was cut short by a kill has no line break.
  const whole = content.split('\n').slice(0, -1);
  return whole.slice(-maxMails).map((line): Mail => JSON.parse(line));
}
