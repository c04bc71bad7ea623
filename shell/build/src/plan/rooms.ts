import { groupBy, pathRule, type Rule } from './departure';

const ROOT_FILES = ['README.md', 'package.json', 'remote.json', 'vitest.config.ts', 'vitest.setup.ts'];
const OPTIONAL_ROOT_FILES = ['CHANGELOG.md'];
const ROOMS = ['pages', 'features', 'fragments', 'shared', 'samples'];
const FEATURE_ROOMS = ['api', 'components', 'model'];
const COMMANDS = ['test', 'release', 'promote', 'rollback', 'canary'];
const COMPONENT_FILE = /^[A-Z]\w*(\.test|\.stories)?\.tsx$|^[A-Z]\w*\.module\.css$/;
/** More files than this side by side are no longer one idea. */
const LARGEST_FOLDER = 25;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** What npm and the release commands ask of every remote. */
export const workspace: Rule = ({ name, files }) => {
  const why = 'Every remote is tested and released by the same commands.';
  const departure = (path: string, where: string) => ({ remote: name, path, rule: 'workspace', why, where });
  const missing = [...ROOT_FILES, 'src/index.ts']
    .filter((path) => !files.has(path))
    .map((path) => departure(path, 'The file is missing: copy it from another remote.'));
  const scripts: Record<string, string> = JSON.parse(files.get('package.json') ?? '{}').scripts ?? {};
  const commands = COMMANDS.filter((command) => !scripts[command]).map((command) =>
    departure('package.json', `Add the script "${command}".`),
  );
  const strangers = [...files.keys()]
    .filter((path) => !path.includes('/') && ![...ROOT_FILES, ...OPTIONAL_ROOT_FILES].includes(path))
    .map((path) => departure(path, 'Code belongs in src, settings that all remotes share in shell/build.'));
  return [...missing, ...commands, ...strangers];
};

/** Whoever knows one remote finds the way in any other. */
export const rooms = pathRule(
  'rooms',
  `src holds index.ts and ${ROOMS.join(', ')}, so that whoever knows one remote finds the way in any other.`,
  (path) => {
    const [top, room, ...rest] = path.split('/');
    if (top !== 'src' || path === 'src/index.ts') return null;
    if (rest.length > 0 && ROOMS.includes(room as string)) return null;
    return 'Move it to src/features/<feature>, or to src/shared/<idea> when several features use it.';
  },
);

export const featureRooms = pathRule(
  'feature-rooms',
  `A feature holds ${FEATURE_ROOMS.join(', ')} and store.ts: requests, what is seen, and the logic between them.`,
  (path) => {
    const [, room, feature, inner, ...rest] = path.split('/');
    if (room !== 'features' || inner === 'store.ts') return null;
    if (rest.length > 0 && FEATURE_ROOMS.includes(inner as string)) return null;
    return `Move it to src/features/${feature}/components if it renders, else to model.`;
  },
);

export const componentFiles = pathRule(
  'component-files',
  'components/ holds components with their styles, tests and stories, each named after its component.',
  (path) => {
    if (!path.startsWith('src/features/')) return null;
    const isComponent = COMPONENT_FILE.test(baseName(path));
    if (path.includes('/components/')) return isComponent ? null : 'Move it to model/ of the feature.';
    return isComponent ? 'Move it to components/ of the feature.' : null;
  },
);

export const sharedIdeas = pathRule(
  'shared-ideas',
  'What features of a remote share lies in a folder that says what it is about.',
  (path) => (/^src\/shared\/[^/]+$/.test(path) ? 'Move it to src/shared/<idea>/.' : null),
);

export const folderSize: Rule = ({ name, files }) => {
  const folders = groupBy(files.keys(), folderOf);
  return [...folders]
    .filter(([, paths]) => paths.length > LARGEST_FOLDER)
    .map(([path, paths]) => ({
      remote: name,
      path,
      rule: 'folder-size',
      why: `A folder of more than ${LARGEST_FOLDER} files is several ideas; this one has ${paths.length}.`,
      where: 'Cut it into sub-folders named after them.',
    }));
};

interface Manifest {
  routes?: { page: string }[];
  notFound?: string;
  fills?: { fragment: string }[];
}

/** Pages and fragments are those of remote.json: no more, no fewer, each with an index. */
export const entries: Rule = ({ name, files }) => {
  const manifest: Manifest = JSON.parse(files.get('remote.json') ?? '{}');
  const pages = [...(manifest.routes ?? []).map(({ page }) => page), manifest.notFound ?? []].flat();
  const promised = [
    ...pages.map((page) => `src/pages/${page}`),
    ...(manifest.fills ?? []).map(({ fragment }) => `src/fragments/${fragment}`),
  ];
  const found = [...files.keys()].flatMap(
    (path) => /^src\/(?:pages|fragments)\/[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  );
  const why = 'A page or fragment is a folder with an index.tsx, named in remote.json.';
  const departure = (path: string, where: string) => ({ remote: name, path, rule: 'entries', why, where });
  const loose = [...files.keys()].filter((path) => /^src\/(pages|fragments)\/[^/]+$/.test(path));
  return [
    ...[...new Set(promised)]
      .filter((path) => !files.has(`${path}/index.tsx`))
      .map((path) => departure(path, 'remote.json names it: add its index.tsx, or take the name out.')),
    ...[...new Set(found)]
      .filter((path) => !promised.includes(path))
      .map((path) =>
        departure(path, 'Name it in remote.json, or move it to the feature that it is part of.'),
      ),
    ...loose
      // A test may speak about all pages at once.
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => departure(path, 'Move it into the folder of its page, or to src/shared/<idea>/.')),
  ];
};
