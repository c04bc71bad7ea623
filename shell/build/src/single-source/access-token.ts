import type { SingleSourceRule } from './rule';

/** The api serves the web server by its token: a request that forgets it works in development only. */
export const accessToken: SingleSourceRule = {
  name: 'access-token',
  sentence: 'the web server asks the api through `askApi`, which presents its token',
  within: /^shell\/server\//,
  except: /^shell\/server\/ask-api\.ts$/,
  copy: /\bfetch\([^)\n]*apiUrl|`\$\{(config\.)?apiUrl\}/,
};
