import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { errors } from 'jose';
import { visibleAttributes } from './attributes.ts';
import { CognitoError } from './errors.ts';
import type { Pool } from './pool.ts';
import type { Session, User } from './state.ts';

interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

/** Signs a user in and returns the tokens of a new session. */
export async function startSession(pool: Pool, user: User): Promise<AuthenticationResult> {
  const secret = randomBytes(48).toString('base64url');
  const session: Session = {
    id: randomUUID(),
    userId: user.id,
    tokenHash: hash(secret).toString('hex'),
    startedAt: pool.now(),
    expiresAt: pool.now() + pool.tokenLifetime.refresh,
    revoked: false,
  };
  pool.state.sessions.set(session.id, session);
  await pool.state.save(session);
  return { ...(await issueTokens(pool, user, session)), RefreshToken: `${session.id}.${secret}` };
}

/** Returns new id and access tokens. The refresh token stays the same, since rotation is off. */
export async function refreshSession(pool: Pool, refreshToken: string): Promise<AuthenticationResult> {
  const session = findSession(pool, refreshToken);
  const user = session && pool.state.users.get(session.userId);
  if (!session || !user) throw notAuthorized('Invalid Refresh Token');
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  return issueTokens(pool, user, session);
}

/** Ends the session of a refresh token. An unknown token is not an error. */
export async function revokeSession(pool: Pool, refreshToken: string): Promise<void> {
  const session = findSession(pool, refreshToken);
  if (!session) return;
  session.revoked = true;
  await pool.state.save(session);
}

/** Ends every session of the user, on all devices. */
export async function revokeSessions(pool: Pool, user: User): Promise<void> {
  const sessions = [...pool.state.sessions.values()].filter(({ userId }) => userId === user.id);
  for (const session of sessions) session.revoked = true;
  await pool.state.save(...sessions);
}

/** The user of an access token. Unlike a gateway, Cognito also notices ended sessions. */
export async function userOfAccessToken(pool: Pool, token: string): Promise<User> {
  const claims = await pool.signer.verify(token).catch((error: unknown): JWTPayload => {
    if (error instanceof errors.JWTExpired) throw notAuthorized('Access Token has expired');
    throw notAuthorized('Invalid Access Token');
  });
  if (claims.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  const user = pool.state.users.get(claims.sub ?? '');
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  const session = pool.state.sessions.get(String(claims.origin_jti));
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked');
  return user;
}

async function issueTokens(pool: Pool, user: User, session: Session): Promise<AuthenticationResult> {
  const issuedAt = seconds(pool.now());
  const shared = {
    sub: user.id,
    'cognito:groups': user.groups.length > 0 ? user.groups : undefined,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: seconds(session.startedAt),
    iat: issuedAt,
  };
  const access = {
    ...shared,
    client_id: pool.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    exp: issuedAt + seconds(pool.tokenLifetime.access),
    jti: randomUUID(),
    username: user.id,
  };
  const id = {
    ...attributeClaims(pool, user),
    ...shared,
    'cognito:username': user.id,
    aud: pool.clientId,
    token_use: 'id',
    exp: issuedAt + seconds(pool.tokenLifetime.id),
    jti: randomUUID(),
  };
  const [AccessToken, IdToken] = await Promise.all([
    pool.signer.sign('access', access),
    pool.signer.sign('id', id),
  ]);
  return { AccessToken, IdToken, ExpiresIn: seconds(pool.tokenLifetime.access), TokenType: 'Bearer' };
}

/** Attributes are strings in the pool, but those for verification are booleans in the token. */
function attributeClaims(pool: Pool, user: User): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(visibleAttributes(pool, user.attributes)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
}

function findSession(pool: Pool, refreshToken: string): Session | undefined {
  const [id = '', secret = ''] = refreshToken.split('.');
  const session = pool.state.sessions.get(id);
  if (!session) return undefined;
  return timingSafeEqual(Buffer.from(session.tokenHash, 'hex'), hash(secret)) ? session : undefined;
}

function hash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
