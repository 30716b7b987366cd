/** The first question of a page, which the shell asks before the app is there (web/app/shell.tsx). */
export interface FirstAnswer {
  address: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer;
  }
}

/** The answer to this question, if the shell has asked it; once, since an answer can be read once. */
export function takeFirstAnswer(address: string): Promise<Response> | undefined {
  // The service worker makes calls too, and has no window.
  const page = globalThis as { firstAnswer?: FirstAnswer };
  const { firstAnswer } = page;
  if (firstAnswer?.address !== address) return undefined;
  delete page.firstAnswer;
  return firstAnswer.response;
}
