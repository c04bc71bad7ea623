import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ROOT } from '../paths';
import { hashInputs } from '../releases/inputs';

/**
 * Settings that keep what webpack made of each module for the next release, which then takes half of the time. A module is
 * taken from there only if its content is the same, packages patched on the disk included; another compiler or other
 * settings of it start anew. What is built is the same, byte by byte.
 */
export const keepModules = (name: string): Pick<Configuration, 'cache' | 'snapshot'> => ({
  cache: {
    type: 'filesystem',
    cacheDirectory: join(ROOT, 'node_modules/.cache/saltbush/webpack'),
    name,
    version: hashInputs(['shell/build/src/webpack', 'package-lock.json', 'shared-ui/package.json']),
  },
  snapshot: { managedPaths: [], immutablePaths: [], module: { hash: true }, resolve: { hash: true } },
});
