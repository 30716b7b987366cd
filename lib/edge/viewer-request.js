/**
 * CloudFront Function (runtime cloudfront-js-2.0), viewer request, every behaviour. The local cloud runs it too.
 * lib/edge/edge-function-code.ts writes these variables above it: `COMMUNITY_HOSTS` (array of host names), `PAGE` and
 * `RENDERED_PAGE` (patterns of the paths of all pages of the app, and of those that the server renders), `MOVED`
 * (pairs: the pattern of a page's old path, and its new path), `PARAMETERS` (pairs: the pattern of a rendered page's
 * path, and the query parameters that it reads) and `NOT_FOUND` (the page for any other path, with FLAVOUR in place of
 * the flavour).
 *
 * The function refuses unknown methods and odd spellings of paths, and passes the flavour and the visitor's address to
 * the origins. It redirects visitors who follow an old link, or a link that mail programs post to. It requests every
 * page of the app at the address of its shell, and passes a rendered page as the parameter `p`. So the cache key holds
 * nothing else, and the bucket has the shell at the same address. The single-page fallback is not in the distribution's
 * error responses, because these would also replace the API's 404s.
 */

// Only the pictures below /share are files.
var NO_PAGE = /^\/(?:(?:api|media|embed|assets|_[a-z]+)(?:\/|$)|share\/.*\.jpg$)/;

// Spellings of a path that CloudFront's behaviours, the cache key and this function might read differently: empty and
// dotted segments, backslashes, broken escapes, needless escapes, and escapes of slashes, percent signs and invisible
// characters.
var ODD_PATH =
  /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2[5def]|3[0-9]|[46][1-9a-f]|5[0-9acf]|7[0-9aef])/i;

var METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

function headerOf(request, name) {
  return request.headers[name] ? request.headers[name].value : '';
}

function queryValue(request, name) {
  return request.querystring[name] ? request.querystring[name].value : '';
}

// 301 means that the page has moved permanently.
function redirect(status, location) {
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: {
      location: { value: location },
      'cache-control': { value: status === 301 ? 'public, max-age=86400' : 'no-store' },
    },
  };
}

// The new address of a page that moved from this path, without its query.
function movedTo(uri) {
  var found = MOVED.filter((each) => each[0].test(uri))[0];
  return found && uri.replace(found[0], found[1]);
}

// Files and pages share one cache policy, so a visitor must not set the page parameter of a file.
function withoutPage(request) {
  delete request.querystring.p;
  return request;
}

function refusal(status, description, text) {
  return {
    statusCode: status,
    statusDescription: description,
    headers: {
      'cache-control': { value: 'no-store' },
      'content-type': { value: 'text/plain;charset=UTF-8' },
    },
    body: text,
  };
}

function refuseMethod() {
  var refused = refusal(405, 'Method Not Allowed', 'Method not allowed\n');
  refused.headers.allow = { value: METHODS.join(', ') };
  return refused;
}

function notFound(flavour) {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'cache-control': { value: 'no-store' },
      'content-security-policy': {
        value: "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'",
      },
      'content-type': { value: 'text/html;charset=UTF-8' },
    },
    body: NOT_FOUND.replace('FLAVOUR', flavour),
  };
}

// Returns no parameters for a page that is not among the pairs.
function parametersOf(uri) {
  var found = PARAMETERS.filter((each) => each[0].test(uri))[0];
  return found ? found[1] : [];
}

// The path and its known query, as they were sent, in one value. Slashes stay unescaped, which is allowed in a query
// and makes invalidation paths easier to write.
function pageOf(request) {
  var known = [];
  parametersOf(request.uri).forEach((name) => {
    var value = queryValue(request, name);
    if (value) known.push(`${name}=${value}`);
  });
  var page = known.length > 0 ? `${request.uri}?${known.join('&')}` : request.uri;
  return encodeURIComponent(page).split('%2F').join('/');
}

// Used by CloudFront, which looks it up by name.
// biome-ignore lint/correctness/noUnusedVariables: the runtime calls it
function handler(event) {
  var request = event.request;
  // TRACE would echo a request, with the headers that the browser added, to whoever made the browser send it.
  if (METHODS.indexOf(request.method) < 0) return refuseMethod();
  if (ODD_PATH.test(request.uri)) return refusal(400, 'Bad Request', 'Bad request\n');

  var host = headerOf(request, 'host').split(':')[0].toLowerCase();
  var flavour = COMMUNITY_HOSTS.indexOf(host) >= 0 ? 'community' : 'consumer';
  // Overwrites the visitor's own headers, because the origins and the cache key trust these.
  request.headers['x-creel-flavour'] = { value: flavour };
  request.headers['x-creel-viewer-address'] = { value: event.viewer.ip };

  // Mail programs post to this path. A person who follows it as a link gets the page that asks for confirmation.
  if (request.uri === '/api/unsubscribe' && request.method === 'GET') {
    return redirect(302, `/unsubscribe?token=${encodeURIComponent(queryValue(request, 'token'))}`);
  }

  if (NO_PAGE.test(request.uri)) return withoutPage(request);

  var page = movedTo(request.uri);
  if (page) return redirect(301, page);

  // A path without a file extension is a page of the app, or nothing. Either shell's own file name is a page too.
  if (PAGE.test(request.uri) || /^\/(?:index|community)\.html$/.test(request.uri)) {
    request.querystring = RENDERED_PAGE.test(request.uri) ? `p=${pageOf(request)}` : '';
    request.uri = flavour === 'community' ? '/community.html' : '/index.html';
    return request;
  }
  return request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')
    ? notFound(flavour)
    : withoutPage(request);
}
