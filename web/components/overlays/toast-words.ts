export interface ToastWords {
  title: string;
  description?: string;
  kind?: 'good' | 'bad' | 'plain';
  /** One thing to do about it; the words then stay longer. */
  action?: { label: string; run(): void };
  /** How long it stays, when that is specified. */
  durationMs?: number;
}

/** The same for those that ask for nothing to be done. */
export const SHOWN_FOR_MS = 6000;
