import type { UserDetails } from '#shared/people/schemas.ts';

/** Props of each part of a person's page. */
export interface PersonProps {
  person: UserDetails;
  /** Reads the person anew. */
  reload(): Promise<void>;
}
