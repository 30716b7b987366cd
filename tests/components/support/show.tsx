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
  /** The page's pattern in `PATHS`, if it has parameters. */
  path?: string;
}

/**
 * Renders a component, or a single page, with everything that the app wraps around a page. Anything shown before is
 * removed, as after a reload.
 */
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

/** Signs in without the user pool's library, but with the entries that it would store. */
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

/** The router's current address, with the query. */
export const address = (): string => navigation.address;
/** Goes back like the browser's back button, or with 1 forward. */
export const go = (by: -1 | 1): unknown => navigation.go(by);

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
/** By its complete label: 'Password' is also part of other labels. */
export const field = (label: string): Locator => page.getByLabelText(label);

/** Waits until each of these texts is visible. A string must be the whole text of an element. */
export async function expectSeen(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await expect.element(page.getByText(text).first()).toBeVisible();
}

/** A button in the open dialog. */
export const inDialog = (name: string): Locator => page.getByRole('dialog').getByRole('button', { name });

/**
 * Checks for problems that a tool can find: names, roles, contrast, and content outside the screen.
 * @param part a selector
 */
export async function expectNoProblems(part = 'body'): Promise<void> {
  const { violations } = await axe.run(part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth, 'beside the screen').toBeLessThanOrEqual(window.innerWidth);
}
