import type { UserDetails } from '#shared/people/schemas.ts';

/** Props of each part of a person's page. */
export interface PersonProps {
  person: UserDetails;
  /** Reloads the person. */
  reload(): Promise<void>;
}
