import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { edgeFunctionCode } from '#lib/edge/edge-function-code.ts';
import { digitsFrom, keyIdIn, SECRET_LENGTH, writeKey } from '#shared/keys/key-form.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/languages.ts';

const COMMUNITY = 'community.creel.example';
const CONSUMER = 'creel.example';
const CODE = edgeFunctionCode([COMMUNITY]);

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

interface Header {
  value: string;
}
interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, Header> | string;
  headers: Record<string, Header>;
}
interface EdgeAnswer {
  statusCode: number;
  headers: Record<string, Header>;
  body?: string;
}

/** Returns the result of the deployed function: the request, changed or not, or a response. */
function visit(
  uri: string,
  { host = CONSUMER, agent = BROWSER, headers = {}, method = 'GET', querystring = {} } = {},
) {
  const request: EdgeRequest = {
    method,
    uri,
    querystring,
    headers: { host: { value: host }, 'user-agent': { value: agent }, ...headers },
  };
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: '192.0.2.1' },
    request,
  };
  const result: EdgeRequest | EdgeAnswer = runInNewContext(`${CODE}\nhandler(event)`, { event });
  return 'statusCode' in result
    ? {
        redirect: result.headers.location?.value,
        status: result.statusCode,
        kept: result.headers['cache-control']?.value,
        page: result.body,
      }
    : {
        uri: result.uri,
        flavour: result.headers['x-creel-flavour']?.value,
        // Cloned, since it comes from another JavaScript realm.
        query: structuredClone(result.querystring),
      };
}

describe('the shell of a page', () => {
  it('is that of the consumer site on its host', () => {
    expect(visit('/')).toMatchObject({ uri: '/index.html', flavour: 'consumer' });
  });

  it('is that of the community site on its host', () => {
    expect(visit('/', { host: COMMUNITY })).toMatchObject({ uri: '/community.html', flavour: 'community' });
    expect(visit('/index.html', { host: COMMUNITY }).uri).toBe('/community.html');
    expect(visit('/community.html').uri).toBe('/index.html');
  });

  it('does not depend on the spelling of the host name or on a port', () => {
    expect(visit('/', { host: 'Community.Creel.Example:443' }).flavour).toBe('community');
  });

  it('is that of the consumer site on an unknown host, such as that of CloudFront', () => {
    expect(visit('/', { host: 'd111111abcdef8.cloudfront.net' }).uri).toBe('/index.html');
    expect(visit('/', { host: `not-${COMMUNITY}` }).flavour).toBe('consumer');
  });

  it.each(['/marketplace', '/marketplace/', '/pledge/01J000', '/fisherman/us-east-1:7', '/unsubscribe'])(
    'is served for the deep link %s',
    (path) => {
      expect(visit(path).uri).toBe('/index.html');
      expect(visit(path, { host: COMMUNITY }).uri).toBe('/community.html');
    },
  );

  it.each([
    '/get-invitations',
    '/pledge',
    '/pledge/01J000/edit',
    '/marketplace/more',
    '/a/b/c/',
    '/v1.2/page',
  ])('is not served for %s, which is not a page', (path) => {
    expect(visit(path)).toMatchObject({ status: 404, kept: 'no-store' });
  });

  it('is replaced by a page in the colors of the host, with a link home', () => {
    expect(visit('/pledge').page).toContain('<html lang="en" data-flavour="consumer">');
    const { page } = visit('/pledge', { host: COMMUNITY });
    expect(page).toContain('<html lang="en" data-flavour="community">');
    expect(page).toContain('<h1>Oops! Page not found</h1>');
    expect(page).toContain('<a href="/">Return to Home</a>');
  });

  it.each(['/favicon.svg', '/config.json', '/robots.txt', '/sitemap.xml', '/assets/app-1a2b.js'])(
    'does not replace the file %s',
    (path) => {
      expect(visit(path).uri).toBe(path);
    },
  );
});

describe.each(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))('a path below /%s', (language) => {
  const below = (path: string) => visit(`/${language}${path}`);

  it('has the shell of its language, and the page without it in the parameter', () => {
    const shell = `/${language}/index.html`;
    for (const home of ['', '/']) expect(below(home)).toMatchObject({ uri: shell, query: 'p=/' });
    expect(below('/catch/01J000')).toMatchObject({ uri: shell, query: 'p=/catch/01J000' });
    expect(below('/profile')).toMatchObject({ uri: shell, query: '' });
    expect(below('/community.html')).toMatchObject({ uri: shell, query: '' });
    expect(visit(`/${language}/about`, { host: COMMUNITY })).toMatchObject({
      uri: `/${language}/community.html`,
      query: 'p=/about',
      flavour: 'community',
    });
  });

  it('has the same query parameters', () => {
    const querystring = { q: { value: 'cod' }, lang: { value: 'en' }, utm_source: { value: 'x' } };
    const { query } = visit(`/${language}/marketplace`, { querystring });
    expect(query).toBe('p=/marketplace%3Fq%3Dcod');
  });

  it('redirects to the new address of a page in the same language', () => {
    expect(below('/share/catch/01J000')).toMatchObject({
      status: 301,
      redirect: `/${language}/catch/01J000`,
    });
    const querystring = { token: { value: 'a' }, lang: { value: language } };
    expect(visit('/api/unsubscribe', { querystring }).redirect).toBe(`/${language}/unsubscribe?token=a`);
  });

  it.each(['/es/about', '/en/about', '/nothing', '/api/home', '/api/me', '/embed/pledges', '/media', '/ES'])(
    'is an error page in its language: %s',
    (path) => {
      const { status, page } = below(path);
      expect(status).toBe(404);
      expect(page).toContain(`<html lang="${language}" data-flavour="consumer">`);
      expect(page).toContain(`<a href="/${language}">`);
      expect(page).not.toMatch(/\{[A-Z]+\}/);
    },
  );

  it.each(['/assets/app-1a2b.js', '/share/01J000.jpg', '/sitemap.xml', '/robots.txt', '/config.json'])(
    'is passed on if it looks like a file: %s',
    (path) => {
      expect(below(path).uri).toBe(`/${language}${path}`);
    },
  );
});

describe('a language in a path', () => {
  it('is a whole segment in lower case', () => {
    for (const path of ['/ES', '/Es/about', '/esx', '/es-mx/about', '/fr/about', '/espa%C3%B1ol'])
      expect(visit(path)).toMatchObject({ status: 404 });
  });

  it('is removed by a permanent redirect if it is English', () => {
    const moved = (redirect: string) => ({ redirect, status: 301, kept: 'public, max-age=86400' });
    expect(visit('/en')).toEqual(moved('/'));
    expect(visit('/en/')).toEqual(moved('/'));
    expect(visit('/en/es/about')).toEqual(moved('/es/about'));
    const querystring = { q: { value: 'blue%20crab' }, view: { value: 'pledges' } };
    expect(visit('/en/marketplace', { querystring })).toEqual(
      moved('/marketplace?q=blue%20crab&view=pledges'),
    );
  });

  it('cannot be replaced by a header, a cookie or a parameter', () => {
    const headers = { 'accept-language': { value: 'es' }, cookie: { value: 'language=es' } };
    const querystring = { lang: { value: 'es' }, language: { value: 'es' } };
    expect(visit('/about', { headers, querystring })).toEqual(visit('/about'));
  });

  it('comes from the query for a page in a partner’s frame', () => {
    const asking = (lang: string) => visit('/embed/pledges', { querystring: { lang: { value: lang } } }).uri;
    expect(['es', 'en', 'ES', 'fr', '../es'].map(asking)).toEqual([
      '/embed/es/pledges',
      ...Array(4).fill('/embed/pledges'),
    ]);
  });

  it('cannot be an unknown one in the unsubscribe link', () => {
    const querystring = { token: { value: 'a' }, lang: { value: 'es/../evil' } };
    expect(visit('/api/unsubscribe', { querystring }).redirect).toBe('/es/unsubscribe?token=a');
    expect(visit('/api/unsubscribe', { querystring: { lang: { value: '/evil.example' } } }).redirect).toBe(
      '/unsubscribe?token=',
    );
  });
});

describe('the flavour header for origins', () => {
  it('comes from the host, whatever the visitor sends', () => {
    const headers = { 'x-creel-flavour': { value: 'community' } };
    expect(visit('/share/01J000.jpg', { headers }).flavour).toBe('consumer');
    expect(visit('/api/home', { headers }).flavour).toBe('consumer');
    const consumer = { 'x-creel-flavour': { value: 'consumer' } };
    expect(visit('/share/01J000.jpg', { host: COMMUNITY, headers: consumer }).flavour).toBe('community');
  });
});

describe('the address header for origins', () => {
  it('is the one that the edge sees, whatever the visitor sends', () => {
    for (const headers of [{}, { 'x-creel-viewer-address': { value: '203.0.113.7' } }]) {
      const request = { method: 'GET', uri: '/api/home', querystring: {}, headers: { ...headers } };
      const event = { viewer: { ip: '192.0.2.1' }, request };
      const passedOn: EdgeRequest = runInNewContext(`${CODE}\nhandler(event)`, { event });
      expect(passedOn.headers['x-creel-viewer-address']?.value).toBe('192.0.2.1');
    }
  });
});

describe('an unsupported method', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('is refused: %s', (method) => {
    expect(visit('/api/home', { method })).toMatchObject({ status: 405, kept: 'no-store' });
    expect(visit('/', { method })).toMatchObject({ status: 405 });
  });
});

describe('a path with an unusual spelling', () => {
  it.each([
    '/api/catches/../me',
    '/api/catches/%2e%2e/me',
    '/api/catches/%2E./me',
    '/api/./me',
    '/api/catches/..',
    '//api/me',
    '/api//me',
    '/api\\me',
    '/api/catches%2f..%2fme',
    '/api/catches%5C..',
    '/api/%6de',
    '/%61pi/me',
    '/api/catches/%252e%252e/me',
    '/api/me%00',
    '/api/me%0a',
    '/marketplace/%',
    '/marketplace/%zz',
    '/catch/..%2f..',
    '/share//evil.example',
    '/share/catch/%2F%2Fevil.example',
  ])('is refused: %s', (path) => {
    expect(visit(path)).toMatchObject({ status: 400, kept: 'no-store' });
  });

  it.each(['/api/catches/...', '/api/fishermen/us-east-1%3A7', '/assets/a.b..js', '/caf%C3%A9', '/a%28b'])(
    'is not refused if it only looks similar: %s',
    (path) => {
      expect(visit(path)).not.toMatchObject({ status: 400 });
    },
  );
});

describe('a page that the server renders', () => {
  it('is requested at the address of the shell, with the page as its only parameter', () => {
    expect(visit('/')).toMatchObject({ uri: '/index.html', query: 'p=/' });
    expect(visit('/pledge/01J000', { host: COMMUNITY })).toMatchObject({
      uri: '/community.html',
      query: 'p=/pledge/01J000',
    });
  });

  it('is cached by its known parameters in one order, and by no others', () => {
    const query = {
      view: { value: 'pledges' },
      utm_source: { value: 'x' },
      q: { value: 'blue%20crab%26co' },
    };
    const asked = 'p=/marketplace%3Fview%3Dpledges%26q%3Dblue%2520crab%2526co';
    expect(visit('/marketplace', { querystring: query }).query).toBe(asked);
    expect(visit('/marketplace', { querystring: { q: query.q, view: query.view } }).query).toBe(asked);
    const page = new URLSearchParams(asked).get('p') ?? '';
    expect(new URL(page, 'https://creel.example').searchParams.get('q')).toBe('blue crab&co');
  });

  it('is the same for parameters that other pages read', () => {
    const made = {
      q: { value: '1' },
      view: { value: 'pledges' },
      id: { value: '2' },
      near: { value: '03801' },
    };
    for (const path of ['/', '/about', '/pledge/01J000', '/fisherman/01J000/', '/organization/01J000'])
      expect(visit(path, { querystring: made }).query).toBe(`p=${path}`);
    expect(visit('/fishermen/', { querystring: made }).query).toBe('p=/fishermen/%3Fq%3D1%26near%3D03801');
    expect(visit('/facebook-screen', { querystring: made }).query).toBe('p=/facebook-screen%3Fid%3D2');
  });

  it('is the same for an empty parameter', () => {
    const empty = { q: { value: '' }, near: { value: '' } };
    expect(visit('/marketplace', { querystring: empty }).query).toBe('p=/marketplace');
  });

  it.each(['/marketplace', '/profile', '/index.html', '/favicon.svg', '/media/01J000/640.avif'])(
    'cannot be chosen by a visitor: %s',
    (path) => {
      const { query } = visit(path, { querystring: { p: { value: '/catch/evil' } } });
      expect(JSON.stringify(query)).not.toContain('evil');
    },
  );

  it('is never a personal page, which gets the shell', () => {
    for (const path of ['/profile', '/messages', '/admin', '/index.html'])
      expect(visit(path)).toMatchObject({ uri: '/index.html', query: '' });
  });

  it('is the same for everybody', () => {
    for (const agent of ['Twitterbot/1.0', 'Mozilla/5.0 (compatible; Googlebot/2.1)', ''])
      expect(visit('/pledge/01J000', { agent })).toEqual(visit('/pledge/01J000'));
  });
});

describe('a path that is not a page', () => {
  it.each([
    '/api/pledges',
    '/api/me',
    '/media/01J000/640.avif',
    '/share/01J000.jpg',
    '/share/fisherman/01J000/tall-00000000.jpg',
    '/share/page/marketplace.jpg',
    '/api',
  ])('is passed on unchanged: %s', (path) => {
    expect(visit(path).uri).toBe(path);
    expect(visit(path, { method: 'POST' }).uri).toBe(path);
  });

  it('is recognized by whole path segments', () => {
    expect(visit('/apiary').status).toBe(404);
    expect(visit('/shared').status).toBe(404);
  });
});

describe('an earlier address of a page', () => {
  it.each([
    ['/share/marketplace', '/marketplace'],
    ['/share/catch/01J000', '/catch/01J000'],
    ['/share/fisherman/us-east-1:7/', '/fisherman/us-east-1:7'],
    ['/share/', '/share-pledge'],
  ])('redirects permanently from %s to %s, without its query', (old, now) => {
    const moved = { redirect: now, status: 301, kept: 'public, max-age=86400' };
    expect(visit(old, { querystring: { fbclid: { value: 'x' } } })).toEqual(moved);
    expect(visit(old, { host: COMMUNITY, method: 'HEAD' })).toEqual(moved);
  });

  it.each(['/share/a/b/c', '/share/catch/a/b', '/shared/01J000'])(
    'is not recognized if it never existed: %s',
    (path) => {
      expect(visit(path)).toMatchObject({ status: 404, kept: 'no-store' });
    },
  );
});

describe('a call with an API key', () => {
  const key = writeKey('3fGh9KaZ', 'x'.repeat(SECRET_LENGTH));
  const call = (uri: string, given: string, more = {}) =>
    visit(uri, { headers: { authorization: { value: given } }, ...more });

  it.each(['Bearer', 'bearer', 'Bearer  '])('goes to the path of its key: %s', (scheme) => {
    expect(
      call('/api/pledges', `${scheme} ${key}`, { querystring: { limit: { value: '3' } } }),
    ).toMatchObject({
      uri: '/api/by-key/3fGh9KaZ/pledges',
      query: { limit: { value: '3' } },
    });
    expect(call('/api/claims/1/cancel', `${scheme} ${key}`, { method: 'POST' }).uri).toBe(
      '/api/by-key/3fGh9KaZ/claims/1/cancel',
    );
  });

  it('can leave its path only by the id of the key', () => {
    expect(call('/api/by-key/aaaaaaaa/pledges', `Bearer ${key}`).uri).toBe(
      '/api/by-key/3fGh9KaZ/by-key/aaaaaaaa/pledges',
    );
  });

  it.each([
    ['a changed secret', key.replace('xx', 'xy')],
    ['a changed id', key.replace('3f', '4f')],
    ['a changed checksum', key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')],
    ['a short key', key.slice(0, -1)],
    ['a long key', `${key}0`],
    ['two keys', `${key},${key}`],
    ['no secret', 'creel_'],
    ['the spelling of another case', key.replace('creel', 'Creel')],
  ])('is refused without a function for %s', (_, wrong) => {
    const answer = call('/api/pledges', `Bearer ${wrong}`);
    expect(answer).toMatchObject({ status: 401, kept: 'no-store', page: '{"message":"Unauthorized"}' });
  });

  it('is recognized by the same checksum as in the product, for any key', () => {
    for (let seed = 0; seed < 300; seed++) {
      const secret = digitsFrom(createHash('sha512').update(String(seed)).digest(), SECRET_LENGTH);
      const made = writeKey(secret.slice(0, 8), secret);
      expect(call('/api/pledges', `Bearer ${made}`).uri).toBe(`/api/by-key/${secret.slice(0, 8)}/pledges`);
      expect(keyIdIn(made)).toBe(secret.slice(0, 8));
    }
  });

  it('is refused if the address has the key', () => {
    for (const answer of [
      visit(`/api/pledges/${key}`),
      visit('/api/pledges', { querystring: { key: { value: key } } }),
      visit('/', { querystring: { token: { value: key } } }),
    ])
      expect(answer).toMatchObject({ status: 400, kept: 'no-store' });
  });

  it.each(['/', '/assets/app-1a2b.js', '/media/x.webp'])('changes nothing outside the API: %s', (path) => {
    expect(call(path, `Bearer ${key}`)).toEqual(visit(path));
  });

  it('leaves other tokens to the gateway', () => {
    expect(call('/api/me', 'Bearer eyJhbGciOi.e30.x').uri).toBe('/api/me');
  });
});

describe('the code of the function', () => {
  it('fits into CloudFront’s limit, with long host names', () => {
    const code = edgeFunctionCode(Array.from({ length: 5 }, () => `${'x'.repeat(60)}.example.org`));
    expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
  });

  /**
   * Syntax that cloudfront-js-2.0 documents in addition to ES5. It does not include optional chaining, destructuring,
   * spread, classes and for-of.
   */
  const SUPPORTED = {
    'const-and-let': true,
    arrow: true,
    'template-literal': true,
    'exponent-operator': true,
    'async-await': true,
    'regexp-named-capture-groups': true,
  };

  /** Whether a compiler that may use no other syntax leaves the code unchanged. */
  async function isUnderstood(code: string): Promise<boolean> {
    const modern = await transform(code, { target: 'esnext', logLevel: 'silent', minifyWhitespace: true });
    // The compiler treats a spread in a call as ES5.
    if (modern.code.includes('...')) return false;
    return transform(code, {
      target: 'es5',
      supported: SUPPORTED,
      logLevel: 'silent',
      minifyWhitespace: true,
    }).then(
      (lowered) => lowered.code === modern.code,
      () => false,
    );
  }

  it('uses only syntax that the runtime supports', async () => {
    expect(await isUnderstood(CODE)).toBe(true);
  });

  it.each([
    'var a = b?.c;',
    'var a = b ?? c;',
    'var { a } = b;',
    'var [a] = b;',
    'f(...a);',
    'var a = { ...b };',
    'class A {}',
    'for (var a of b) f(a);',
    'function f(a = 1) {}',
    'var a = 1n;',
    'a ||= b;',
    'var a = /(?<=b)c/;',
  ])('is rejected by this test if it uses %s', async (snippet) => {
    expect(await isUnderstood(snippet)).toBe(false);
  });

  it('calls only methods of ES5, which the runtime has', () => {
    const code = CODE.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const called = [...code.matchAll(/\.(\w+)\(/g)].map(([, name]) => name);
    expect([...new Set(called)].sort()).toEqual([
      'charCodeAt',
      'exec',
      'filter',
      'floor',
      'forEach',
      'indexOf',
      'join',
      'keys',
      'lastIndexOf',
      'map',
      'push',
      'replace',
      'slice',
      'split',
      'test',
      'toLowerCase',
    ]);
  });

  it('uses nothing from outside: no imports, no globals of Node', () => {
    expect(CODE).not.toMatch(/\b(require|import|process|fetch|console|setTimeout|Buffer)\b\s*[(.]/);
  });
});

describe('the address to which email programs post', () => {
  const querystring = { token: { value: 'a-b_c' } };

  it('redirects visitors to the page, with its token and nothing else', () => {
    expect(visit('/api/unsubscribe', { querystring })).toEqual({
      redirect: '/unsubscribe?token=a-b_c',
      status: 302,
      kept: 'no-store',
    });
    const evil = { token: { value: 'x&to=//evil.example\r\nset-cookie: a' } };
    expect(visit('/api/unsubscribe', { querystring: evil })).toMatchObject({
      redirect: '/unsubscribe?token=x%26to%3D%2F%2Fevil.example%0D%0Aset-cookie%3A%20a',
    });
    expect(visit('/api/unsubscribe')).toMatchObject({ redirect: '/unsubscribe?token=' });
    expect(visit('/api/alerts/end', { querystring })).toMatchObject({ redirect: '/unsubscribe?alert=a-b_c' });
  });

  it('is passed to the API for a POST', () => {
    expect(visit('/api/unsubscribe', { querystring, method: 'POST' })).toMatchObject({
      uri: '/api/unsubscribe',
    });
  });
});
