import type { SingleSourceRule } from './rule';

/** Folders of shared-ui that the shell does not provide become part of each remote, with all that they import by path. */
export const sharedModules: SingleSourceRule = {
  name: 'shared-modules',
  sentence:
    'a path puts a second copy of this module into every remote that uses this one, with a session and stores of its own: import it by its name, such as @saltbush/shared-ui/platform',
  within: /^shared-ui\/src\/(?!(platform|bus|design|testing|generated)\/)[^/]+\//,
  except: /\.(test|stories)\.tsx?$/,
  copy: /from '(\.\.\/)+(platform|bus|design)\b/,
};
