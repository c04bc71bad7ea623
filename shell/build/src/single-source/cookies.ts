import type { SingleSourceRule } from './rule';

/** Every cookie gets its attributes from one function. */
export const cookieAttributes: SingleSourceRule = {
  name: 'cookie-attributes',
  sentence:
    'a forgotten attribute exposes the cookie: create the text with `cookieText` of @saltbush/contract/http, and send it with `response.append`',
  within: /^(api\/(src|contract\/src)|shell\/(src|server)|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^api\/contract\/src\/http\/set-cookie\.ts$/,
  copy: /\.(cookie|clearCookie)\(|['"][Ss]et-[Cc]ookie['"],\s*['"`]|\b(HttpOnly|Max-Age=|SameSite=)|document\.cookie = ['"`]/,
};
