import { loadStyles } from '../../lib/first-paint/lazy-with-styles.ts';
import { landingToday } from './today.tsx';

/** Renders what the server rendered again, for the reader's place and time zone. */
export async function takeOverToday(): Promise<void> {
  if (!document.getElementById('today')?.firstChild) return;
  const [today] = await Promise.all([import('./landing-today.tsx'), loadStyles()]);
  landingToday.set(today.default);
}
