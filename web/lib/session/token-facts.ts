/**
 * The user and the expiry (milliseconds since the epoch) of an access token. It is not verified here, but by the
 * server.
 */
export function tokenFacts(token: string): { userId: string; expiresAt: number } | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { sub, exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return { userId: String(sub), expiresAt: Number(exp) * 1000 };
  } catch {
    return undefined;
  }
}
