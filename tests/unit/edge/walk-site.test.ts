/** The walk through the site by which an alarm knows that visitors are served. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { walkSite } from '#lambdas/edge/walk-site.ts';

const PAGE = '<h1>Fresh catches</h1><script src="/assets/app.js"></script>';
const SHELL = '<div id="root"></div><script src="/assets/app.js"></script>';
const HOME = {
  mealsPledged: 0,
  mealsClaimed: 0,
  mealsServed: 0,
  fishermen: 0,
  recentPledges: [],
  recentCatches: [],
};

let server: Server;
let origin: string;
let asked: string[];
/** Responses by path, where they are not those of a site that is well. */
let answers: Record<string, { status?: number; body?: string }>;

const usual = (path: string) =>
  path === '/api/home' ? JSON.stringify(HOME) : path.endsWith('.json') ? '{}' : PAGE;

beforeEach(async () => {
  [asked, answers] = [[], {}];
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { status = 200, body = usual(url) } = answers[url] ?? {};
    response.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
});

it('opens pages, a file of the app, its configuration and the figures; one origin once', async () => {
  await walkSite([origin, origin]);
  expect([...new Set(asked)].sort()).toEqual([
    '/',
    '/api/home',
    '/assets/app.js',
    '/config.json',
    '/fishermen',
    '/login',
    '/marketplace',
    '/robots.txt',
  ]);
  expect(asked.filter((path) => path === '/marketplace')).toHaveLength(1);
});

it.each([
  ['a page that fails', '/marketplace', { status: 503 }, '/marketplace'],
  ['the shell in place of a page', '/fishermen', { body: SHELL }, '/fishermen'],
  ['a page that moved', '/login', { status: 302 }, '/login'],
  ['a script that is gone', '/assets/app.js', { status: 404 }, 'the home page and its files'],
  ['a configuration that is no JSON', '/config.json', { body: SHELL }, '/config.json'],
  ['figures of another form', '/api/home', { body: '{}' }, 'the newest pledge'],
])('fails for %s, after the other steps', async (_, path, answer, step) => {
  answers[path] = answer;
  await expect(walkSite([origin])).rejects.toThrow(`Not served: ${origin} ${step}.`);
  expect(asked).toContain('/robots.txt');
  expect(asked).toContain('/api/home');
});
