/** Whom an access token speaks for, and until when (milliseconds since the epoch). Read, not verified: that is the server's business. */
export function tokenFacts(token: string): { userId: string; expiresAt: number } | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return { userId: String(sub), expiresAt: Number(exp) * 1000 };
  } catch {
    return undefined;
  }
}
