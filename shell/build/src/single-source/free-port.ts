import type { SingleSourceRule } from './rule';

/** A port that the operating system may give to an outgoing connection is in use when it is needed. */
export const freePorts: SingleSourceRule = {
  name: 'free-port',
  sentence: 'a port that is chosen before it is used comes from `findFreePort` of @saltbush/build/free-port',
  within: /^(shell|e2e|api|storybook|mf-[^/]+)\//,
  except: /^shell\/build\/src\/(free-port|single-source\/free-port)\.ts$/,
  copy: /from 'get-port'/,
};
