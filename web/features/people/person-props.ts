import type { UserDetails } from '#shared/people/schemas.ts';

/** What a part of a person's page is given. */
export interface PersonProps {
  person: UserDetails;
  /** Reads the person anew. */
  reload(): Promise<void>;
}
