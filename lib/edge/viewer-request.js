/**
 * CloudFront Function (runtime cloudfront-js-2.0), viewer request, every behaviour. The local cloud runs this same file.
 * lib/edge/edge-function-code.ts writes above it: `COMMUNITY_HOSTS` (array of host names), `PAGE` and `RENDERED_PAGE` (match the path of every page
 * of the app, and of those that the server renders), `MOVED` (pairs: what matches the path of a page that stood elsewhere, and where it is), `PARAMETERS`
 * (pairs: what matches the path of a rendered page, and the query parameters that it reads) and `NOT_FOUND` (the page for any other path, in which
 * FLAVOUR stands for the flavour).
 *
 * It refuses methods that nothing here has and odd spellings of paths, tells origins the flavour and the visitor's address, leads who follows an old link or one that mail programs post to, and asks
 * for every page of the app at the address of its shell: of one that is rendered with the page as the parameter `p`. So the key by which it is kept holds nothing else, and the bucket has the shell at the same address. The
 * single-page fallback is here and not in the distribution's error responses, which would also swallow the API's 404s.
 */

// The pictures to share are the files below /share.
var NO_PAGE = /^\/(?:(?:api|media|embed|assets|_[a-z]+)(?:\/|$)|share\/.*\.jpg$)/;

// Other spellings of a path, which who picks the behaviour, the key and the function might read differently: empty and dotted parts, backslashes,
// broken escapes, and escapes of what needs none, of slashes, of percent signs and of what cannot be seen.
var ODD_PATH =
  /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2[5def]|3[0-9]|[46][1-9a-f]|5[0-9acf]|7[0-9aef])/i;

var METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

function headerOf(request, name) {
  return request.headers[name] ? request.headers[name].value : '';
}

function queryValue(request, name) {
  return request.querystring[name] ? request.querystring[name].value : '';
}

// 301: the page has moved for good.
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

// The new address of a page that moved from this path. Its query is dropped.
function movedTo(uri) {
  var found = MOVED.filter((each) => each[0].test(uri))[0];
  return found && uri.replace(found[0], found[1]);
}

// Files and pages share one key, in which a visitor may have no say.
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

// Of a page that is not among the pairs: none.
function parametersOf(uri) {
  var found = PARAMETERS.filter((each) => each[0].test(uri))[0];
  return found ? found[1] : [];
}

// Path and known query, as they were sent, as one value. A slash may stand in a query, and what is to be forgotten is easier to name with it.
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
  // TRACE would send a request back to whoever made a browser send it, with what the browser added.
  if (METHODS.indexOf(request.method) < 0) return refuseMethod();
  if (ODD_PATH.test(request.uri)) return refusal(400, 'Bad Request', 'Bad request\n');

  var host = headerOf(request, 'host').split(':')[0].toLowerCase();
  var flavour = COMMUNITY_HOSTS.indexOf(host) >= 0 ? 'community' : 'consumer';
  // Overwrites whatever a visitor sent: origins and the cache key trust it.
  request.headers['x-creel-flavour'] = { value: flavour };
  request.headers['x-creel-viewer-address'] = { value: event.viewer.ip };

  // Mail programs post to it; who follows it as a link gets the page that asks first.
  if (request.uri === '/api/unsubscribe' && request.method === 'GET') {
    return redirect(302, `/unsubscribe?token=${encodeURIComponent(queryValue(request, 'token'))}`);
  }

  if (NO_PAGE.test(request.uri)) return withoutPage(request);

  var page = movedTo(request.uri);
  if (page) return redirect(301, page);

  // A path without a file ending is a page of the app, or nothing; either shell by its own name is a page too.
  if (PAGE.test(request.uri) || /^\/(?:index|community)\.html$/.test(request.uri)) {
    request.querystring = RENDERED_PAGE.test(request.uri) ? `p=${pageOf(request)}` : '';
    request.uri = flavour === 'community' ? '/community.html' : '/index.html';
    return request;
  }
  return request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')
    ? notFound(flavour)
    : withoutPage(request);
}
