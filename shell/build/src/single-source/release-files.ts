import type { SingleSourceRule } from './rule';

/** What the store of releases keeps beside them: written past it, two releases at once would lose one. */
export const releaseFiles: SingleSourceRule = {
  name: 'release-files',
  sentence:
    'registry, lock, audit log and times of service are written by the store of releases alone: use `openStore` or `changeRegistry` of @saltbush/build',
  within: /^(shell\/(server|build)|api\/src|mf-[^/]+)\//,
  except:
    /^shell\/build\/src\/(store\/(lock|folder-store|bucket\/(bucket-store|follow))|releases\/(read-registry|served))\.ts$/,
  copy: /['"`/](registry\.(json|lock)|audit\.log|last-served\.json)['"`]/,
};
