/**
 * How long a test in the browser waits. Some steps take seconds, and much longer on a busy machine. It is shorter than
 * the minute after which pages update their times and reload the account: otherwise a page that becomes right only then
 * would pass.
 */
export const WAIT_MS = 45_000;
