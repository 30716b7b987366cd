export interface ToastWords {
  title: string;
  description?: string;
  kind?: 'good' | 'bad' | 'plain';
  /** One action to offer. The toast then stays longer. */
  action?: { label: string; run(): void };
  /** How long it stays, if that is specified. */
  durationMs?: number;
}

/** The duration of toasts that need no action. */
export const SHOWN_FOR_MS = 6000;
