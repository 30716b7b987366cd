import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailResults } from '#shared/mail/schemas.ts';
import * as words from '#words/mail-fields.ts';
import { reasonsNotToWrite } from './store/mail-choices.ts';

interface Addressee {
  name: string;
  email: string;
}

interface Addressed extends Addressee {
  /** Why it is not sent. */
  reason: string | undefined;
}

/** People whom one request asks about. */
const AT_ONCE = 50;

/** Who can be written to and who cannot, and why. */
export async function addressMails(
  people: readonly Addressee[],
  kind: MailKind | undefined,
): Promise<Addressed[]> {
  const addressed: Addressed[] = [];
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const some = people.slice(from, from + AT_ONCE);
    const reasons = await reasonsNotToWrite(
      some.map(({ email }) => email),
      kind,
    );
    for (const [index, person] of some.entries()) {
      const reason = reasons[index];
      addressed.push({ ...person, reason: reason && words.reasonsNotSent[reason] });
    }
  }
  return addressed;
}

export function resultsOf(addressed: readonly Addressed[]): MailResults {
  const results = {
    successful: addressed.flatMap(({ name, email, reason }) =>
      reason === undefined ? [{ name, email }] : [],
    ),
    failed: addressed.flatMap(({ email, reason }) => (reason === undefined ? [] : [{ email, reason }])),
  };
  return { successful: results.successful.length, failed: results.failed.length, results };
}
