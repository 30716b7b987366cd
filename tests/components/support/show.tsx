import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { getMe } from '#shared/accounts/endpoints.ts';
import { Providers } from '../../../web/app/providers.tsx';
import { provideSession } from '../../../web/lib/api/api-client.ts';
import type { Me } from '../../../web/lib/session/session.tsx';
import { when } from './api.ts';

interface Shown {
  /** The signed-in person; nobody by default. */
  as?: Me;
  /** The address of the page, with its query. */
  at?: string;
  /** The page's address in `PATHS`, where it has parameters. */
  path?: string;
}

/** Draws a component, or a page by itself, with what the app puts around every page; what was shown before is gone, as after a reload. */
export async function show(element: ReactNode, { as, at = '/', path = '*' }: Shown = {}): Promise<void> {
  await cleanup();
  if (as) signIn(as);
  await render(
    <Providers
      isRendered={false}
      cache={new Map()}
      router={(children) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>}
    >
      <Navigation />
      <main>
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
      </main>
    </Providers>,
  );
}

/** Without the library that talks to the user pool; what it keeps is there for those who ask it. */
function signIn(me: Me): void {
  const claims = { sub: me.user.id, exp: Math.floor(Date.now() / 1000) + 24 * 3600 };
  const token = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.signature`;
  const pool = 'CognitoIdentityServiceProvider.test';
  localStorage.setItem(`${pool}.LastAuthUser`, me.user.id);
  for (const kind of ['accessToken', 'idToken', 'refreshToken'])
    localStorage.setItem(`${pool}.${me.user.id}.${kind}`, token);
  provideSession(async () => ({ sendSignedIn: (_, send) => send('token') }));
  when(getMe).answer(() => me);
}

let navigation: { address: string; go(by: number): unknown };

function Navigation() {
  const { pathname, search } = useLocation();
  const go = useNavigate();
  navigation = { address: pathname + search, go };
  return null;
}

/** Where the router is by now, with the query. */
export const address = (): string => navigation.address;
/** As the browser's back button, and by 1 as the one beside it. */
export const go = (by: -1 | 1): unknown => navigation.go(by);

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
/** By its whole label: 'Password' is also a part of others. */
export const field = (label: string): Locator => page.getByLabelText(label);

/** Waits until each of these texts is seen; a string is all that an element says. */
export async function expectSeen(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect.element(page.getByText(text).first()).toBeVisible();
}

/** In the dialog that is open. */
export const inDialog = (name: string): Locator => page.getByRole('dialog').getByRole('button', { name });

/** Problems that a machine can find: names, roles, contrast, and content outside the screen. @param part a selector */
export async function expectNoProblems(part = 'body'): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth, 'beside the screen').toBeLessThanOrEqual(window.innerWidth);
}
