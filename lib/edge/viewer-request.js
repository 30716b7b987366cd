/**
 * CloudFront Function (runtime cloudfront-js-2.0), viewer request, every behaviour. The local cloud runs it too.
 * lib/edge/edge-function-code.ts writes these variables above it: `COMMUNITY_HOSTS` (array of host names), `PAGE` and
 * `RENDERED_PAGE` (patterns of the paths of all pages of the app, and of those that the server renders, both without a
 * language), `LANGUAGE` (pattern of a path that begins with a language), `DEFAULT_LANGUAGE` (of the one that paths don't
 * name), `MOVED` (pairs: the pattern of a page's old path, and its new path), `PARAMETERS` (pairs: the pattern of a
 * rendered page's path, and the query parameters that it reads), `NOT_FOUND` (the page for any other path, with names in
 * braces in place of the flavour and the texts) and `NOT_FOUND_TEXTS` (by the prefix of the language).
 *
 * The function refuses unknown methods and odd spellings of paths, and passes the flavour and the visitor's address to
 * the origins. It sends calls
 * with an API key to their own path, unless the key can't be genuine. It redirects visitors who follow an old link, or a link that mail programs post to. It requests every
 * page of the app at the address of its shell in the language of its path, and passes a rendered page as the parameter
 * `p`. So the cache key holds nothing else, and the bucket has the shell at the same address. The single-page fallback is
 * not in the distribution's error responses, because these would also replace the API's 404s.
 */

// Only the pictures below /share are files.
var NO_PAGE = /^\/(?:(?:api|media|embed|assets|_[a-z]+)(?:\/|$)|share\/.*\.jpg$)/;

// Spellings of a path that CloudFront's behaviours, the cache key and this function might read differently: empty and
// dotted segments, backslashes, broken escapes, needless escapes, and escapes of slashes, percent signs and invisible
// characters.
var ODD_PATH =
  /\/\/|\\|\/\.{1,2}(?:\/|$)|%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|2[5def]|3[0-9]|[46][1-9a-f]|5[0-9acf]|7[0-9aef])/i;

var DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

var METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

function headerOf(request, name) {
  return request.headers[name] ? request.headers[name].value : '';
}

function queryValue(request, name) {
  return request.querystring[name] ? request.querystring[name].value : '';
}

function queryOf(request) {
  var pairs = Object.keys(request.querystring).map((name) => `${name}=${queryValue(request, name)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

// "/es", or nothing for a path without a language.
function prefixOf(path) {
  var found = LANGUAGE.exec(path);
  return found ? found[0] : '';
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

// The new path of a page that moved from this one.
function movedTo(path) {
  var found = MOVED.filter((each) => each[0].test(path))[0];
  return found && path.replace(found[0], found[1]);
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

function notFound(flavour, prefix) {
  var texts = NOT_FOUND_TEXTS[prefix];
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
    body: NOT_FOUND.replace(/\{([A-Z]+)\}/g, (_, name) => texts[name] || flavour),
  };
}

// Returns no parameters for a page that is not among the pairs.
function parametersOf(path) {
  var found = PARAMETERS.filter((each) => each[0].test(path))[0];
  return found ? found[1] : [];
}

// The path without its language and the known query, as they were sent, in one value. Slashes stay unescaped, which is
// allowed in a query and makes invalidation paths easier to write.
function pageOf(path, request) {
  var known = [];
  parametersOf(path).forEach((name) => {
    var value = queryValue(request, name);
    if (value) known.push(`${name}=${value}`);
  });
  var page = known.length > 0 ? `${path}?${known.join('&')}` : path;
  return encodeURIComponent(page).split('%2F').join('/');
}

// shared/keys/key-form.ts says what a key and its checksum are.
function isKey(key) {
  if (!/^creel_[^\W_]{8}_[^\W_]{38}$/.test(key)) return false;
  const body = key.slice(0, -6);
  let crc = -1;
  for (let bit = 0; bit < 8 * body.length; bit++) {
    if (bit % 8 === 0) crc ^= body.charCodeAt(bit / 8);
    crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  let left = ~crc >>> 0;
  let digits = '';
  while (digits.length < 6) {
    digits = DIGITS[left % 62] + digits;
    left = Math.floor(left / 62);
  }
  return key.slice(-6) === digits;
}

// The id of the key is in the new path, and so in every cache key. A public read's cache must not have a key's response.
function byKey(request, key) {
  if (isKey(key)) {
    request.uri = request.uri.replace('/api/', `/api/by-key/${key.slice(6, 14)}/`);
    return withoutPage(request);
  }
  var refused = refusal(401, 'Unauthorized', '{"message":"Unauthorized"}');
  refused.headers['content-type'].value = 'application/json';
  refused.headers['www-authenticate'] = { value: 'Bearer' };
  return refused;
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

  // An address with a key would stay in logs and histories.
  if (/creel_\w{8}_/.test(request.uri + queryOf(request)))
    return refusal(400, 'Bad Request', 'Bad request\n');
  var key = /^Bearer +(creel_.*)$/i.exec(headerOf(request, 'authorization'));
  if (key && /^\/api\//.test(request.uri)) return byKey(request, key[1]);

  // Mail programs post to these paths. A person who follows one as a link gets the page that asks for confirmation.
  var endsAlerts = request.uri === '/api/alerts/end';
  if ((endsAlerts || request.uri === '/api/unsubscribe') && request.method === 'GET') {
    return redirect(
      302,
      `${prefixOf(`/${queryValue(request, 'lang')}`)}/unsubscribe?${endsAlerts ? 'alert' : 'token'}=${encodeURIComponent(queryValue(request, 'token'))}`,
    );
  }

  // Partners name the language of the page in their frame in its query. In the path it is part of every cache key.
  request.uri = request.uri.replace(/^\/embed(?=\/)/, `/embed${prefixOf(`/${queryValue(request, 'lang')}`)}`);

  if (NO_PAGE.test(request.uri)) return withoutPage(request);

  if (DEFAULT_LANGUAGE.test(request.uri)) {
    return redirect(301, (request.uri.replace(DEFAULT_LANGUAGE, '') || '/') + queryOf(request));
  }
  var prefix = prefixOf(request.uri);
  var path = request.uri.slice(prefix.length) || '/';

  // A moved page's old query means nothing to the new one.
  var page = movedTo(path);
  if (page) return redirect(301, prefix + page);

  // A path without a file extension is a page of the app, or nothing. Either shell's own file name is a page too.
  if ((PAGE.test(path) && !NO_PAGE.test(path)) || /^\/(?:index|community)\.html$/.test(path)) {
    request.querystring = RENDERED_PAGE.test(path) ? `p=${pageOf(path, request)}` : '';
    request.uri = prefix + (flavour === 'community' ? '/community.html' : '/index.html');
    return request;
  }
  return path.lastIndexOf('.') <= path.lastIndexOf('/') ? notFound(flavour, prefix) : withoutPage(request);
}
