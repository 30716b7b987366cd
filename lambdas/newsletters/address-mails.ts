import type { MailKind } from '#shared/mail/kinds.ts';
import type { MailResults } from '#shared/newsletters/by-hand-schemas.ts';
import * as words from '#words/newsletters/by-hand.ts';
import { reasonsNotToWrite } from '../mail/store/mail-choices.ts';

interface Addressee {
  name: string;
  email: string;
}

interface Addressed extends Addressee {
  /** Why it is not sent. */
  reason: string | undefined;
}

/** Sorts people into those who can be written to and those who can't, with the reason. */
export async function addressMails(
  people: readonly Addressee[],
  kind: MailKind | undefined,
): Promise<Addressed[]> {
  const reasons = await reasonsNotToWrite(
    people.map(({ email }) => email),
    kind,
  );
  return people.map((person, index) => {
    const reason = reasons[index];
    return { ...person, reason: reason && words.reasonsNotSent[reason] };
  });
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
