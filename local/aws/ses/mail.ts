export interface Mail {
  readonly id: string;
  /** When it was sent, ISO 8601. */
  readonly at: string;
  readonly from: string;
  /** One address: a message to several people is one email for each of them. */
  readonly to: string;
  readonly subject: string;
  /** Empty when the email has no such part. */
  readonly text: string;
  readonly html: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

export type NewMail = Omit<Mail, 'id' | 'at'>;
