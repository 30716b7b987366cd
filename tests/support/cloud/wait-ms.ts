/**
 * How long a test in the browser waits for what is to come: what takes seconds may take many on a busy machine. Shorter than the minute after
 * which pages draw their times anew and read who is signed in again, or a page that only then becomes what it should would be taken for a good one.
 */
export const WAIT_MS = 45_000;
