export interface Mail {
  readonly id: string;
  /** When it was sent, ISO 8601. */
  readonly at: string;
  readonly from: string;
  /** One address. A message to several people is stored as one email for each. */
  readonly to: string;
  readonly subject: string;
  /** Empty if the email has no such part. */
  readonly text: string;
  readonly html: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export type NewMail = Omit<Mail, 'id' | 'at'>;
