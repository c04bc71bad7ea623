import { groupBy } from './group-by';
import { pathRule, type Rule } from './violation';

const ROOT_FILES = [
  ...['README.md', 'package.json', 'remote.json', 'sizes.json'],
  ...['vitest.config.ts', 'vitest.setup.ts'],
];
const OPTIONAL_ROOT_FILES = ['CHANGELOG.md'];
const TOP_LEVEL_FOLDERS = ['pages', 'features', 'fragments', 'shared', 'samples'];
const FEATURE_FOLDERS = ['api', 'components', 'model'];
const COMMANDS = ['test', 'release', 'promote', 'rollback', 'canary'];
const COMPONENT_FILE = /^[A-Z]\w*(\.test|\.stories)?\.tsx$|^[A-Z]\w*\.module\.css$/;
/** A larger folder usually mixes several concepts. */
const MAX_FILES = 25;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Files and scripts that npm and the release commands require of every remote. */
export const workspace: Rule = ({ name, files }) => {
  const why = 'Every remote is tested and released by the same commands.';
  const violation = (path: string, where: string) => ({ remote: name, path, rule: 'workspace', why, where });
  const missing = [...ROOT_FILES, 'src/index.ts']
    .filter((path) => !files.has(path))
    .map((path) => violation(path, 'The file is missing: copy it from another remote.'));
  const scripts: Record<string, string> = JSON.parse(files.get('package.json') ?? '{}').scripts ?? {};
  const commands = COMMANDS.filter((command) => !scripts[command]).map((command) =>
    violation('package.json', `Add the script "${command}".`),
  );
  const unexpected = [...files.keys()]
    .filter((path) => !path.includes('/') && ![...ROOT_FILES, ...OPTIONAL_ROOT_FILES].includes(path))
    .map((path) => violation(path, 'Move code to src, and settings shared by all remotes to shell/build.'));
  return [...missing, ...commands, ...unexpected];
};

/** All remotes have the same layout, so knowing one is knowing them all. */
export const topLevelFolders = pathRule(
  'top-level-folders',
  `src holds index.ts and ${TOP_LEVEL_FOLDERS.join(', ')}: all remotes have the same layout.`,
  (path) => {
    const [top, folder, ...rest] = path.split('/');
    if (top !== 'src' || path === 'src/index.ts') return null;
    if (rest.length > 0 && TOP_LEVEL_FOLDERS.includes(folder as string)) return null;
    return 'Move it to src/features/<feature>, or to src/shared/<topic> if several features use it.';
  },
);

export const featureFolders = pathRule(
  'feature-folders',
  `A feature holds ${FEATURE_FOLDERS.join(', ')} and store.ts: its requests, its user interface, and the logic between them.`,
  (path) => {
    const [, folder, feature, inner, ...rest] = path.split('/');
    if (folder !== 'features' || inner === 'store.ts') return null;
    if (rest.length > 0 && FEATURE_FOLDERS.includes(inner as string)) return null;
    return `Move it to src/features/${feature}/components if it renders, otherwise to model.`;
  },
);

export const componentFiles = pathRule(
  'component-files',
  'components/ holds components with their styles, tests and stories, each file named after its component.',
  (path) => {
    if (!path.startsWith('src/features/')) return null;
    const isComponent = COMPONENT_FILE.test(baseName(path));
    if (path.includes('/components/')) return isComponent ? null : "Move it to the feature's model/.";
    return isComponent ? "Move it to the feature's components/." : null;
  },
);

export const sharedFolders = pathRule(
  'shared-folders',
  'Code shared by features of a remote is in a folder named after its topic.',
  (path) => (/^src\/shared\/[^/]+$/.test(path) ? 'Move it to src/shared/<topic>/.' : null),
);

export const folderSize: Rule = ({ name, files }) => {
  const folders = groupBy(files.keys(), folderOf);
  return [...folders]
    .filter(([, paths]) => paths.length > MAX_FILES)
    .map(([path, paths]) => ({
      remote: name,
      path,
      rule: 'folder-size',
      why: `A folder holds at most ${MAX_FILES} files, so that it stays one topic; this one has ${paths.length}.`,
      where: 'Split it into sub-folders by topic.',
    }));
};

interface Manifest {
  routes?: { page: string }[];
  notFound?: string;
  fills?: { fragment: string }[];
}

/** Pages and fragments match remote.json exactly, and each has an index. */
export const entries: Rule = ({ name, files }) => {
  const manifest: Manifest = JSON.parse(files.get('remote.json') ?? '{}');
  const pages = [...(manifest.routes ?? []).map(({ page }) => page), manifest.notFound ?? []].flat();
  const declared = [
    ...pages.map((page) => `src/pages/${page}`),
    ...(manifest.fills ?? []).map(({ fragment }) => `src/fragments/${fragment}`),
  ];
  const found = [...files.keys()].flatMap(
    (path) => /^src\/(?:pages|fragments)\/[^/]+(?=\/)/.exec(path)?.[0] ?? [],
  );
  const why = 'A page or fragment is a folder with an index.tsx, declared in remote.json.';
  const violation = (path: string, where: string) => ({ remote: name, path, rule: 'entries', why, where });
  const loose = [...files.keys()].filter((path) => /^src\/(pages|fragments)\/[^/]+$/.test(path));
  return [
    ...[...new Set(declared)]
      .filter((path) => !files.has(`${path}/index.tsx`))
      .map((path) =>
        violation(path, 'remote.json declares it: add its index.tsx, or remove the declaration.'),
      ),
    ...[...new Set(found)]
      .filter((path) => !declared.includes(path))
      .map((path) => violation(path, 'Declare it in remote.json, or move it to the feature it belongs to.')),
    ...loose
      // A test can cover all pages.
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .map((path) => violation(path, "Move it to its page's folder, or to src/shared/<topic>/.")),
  ];
};
