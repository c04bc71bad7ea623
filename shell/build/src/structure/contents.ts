import { groupBy } from './group-by';
import { pathRule, type RemoteFiles, type Rule, type Violation } from './violation';

const STORY = /([^/]+)\.stories\.tsx$/;
const KEY_OWNER = /\[\s*'(shop|mf-[a-z-]+)'\s*[,\]]|\bviewKey\([^;]*?'(mf-[a-z-]+)'/g;
const KEY_LITERAL = /queryKey:\s*(\[\s*'[^\]]*\])/g;

const countOperations = (text: string): number => text.match(/\bgraphql\(\s*\/\* GraphQL \*\//g)?.length ?? 0;

/** The loader that inlines documents into a build parses `graphql` tags, and operations are found by file name. */
export const operations = pathRule(
  'operations',
  'Each operation or fragment is a graphql tag in a separate file in api/, next to the hook that sends it.',
  (path, text) => {
    if (path.endsWith('.graphql')) return 'Write it as a graphql tag in a .ts file.';
    const count = countOperations(text);
    if (count === 0) return null;
    if (!path.includes('/api/'))
      return 'Move the operation to api/ of its feature or of src/shared/<topic>/.';
    return count > 1 ? 'Give each its own file.' : null;
  },
);

/** Without it a page would ask the api for what its visitor's role may not have, and show an error. */
export const desks: Rule = ({ name, files }) => {
  const { routes = [] }: { routes?: { page: string; layout?: string }[] } = JSON.parse(
    files.get('remote.json') ?? '{}',
  );
  const pages = routes.filter(({ layout }) => layout === 'counter').map(({ page }) => page);
  return [...new Set(pages)]
    .map((page) => `src/pages/${page}/index.tsx`)
    .filter((path) => files.has(path) && !files.get(path)?.includes('= defineDesk('))
    .map((path) => ({
      ...{ remote: name, path, rule: 'desks', where: 'Define it with defineDesk.' },
      why: 'A page of the counter says which permission opens it.',
    }));
};

/** What asks the device, or anything but the contract, for the time of day. */
const OWN_CLOCK =
  /resolvedOptions\(|getTimezoneOffset\(|\.getHours\(|toLocale(Time|Date)?String\('en-AU', \{[^}]*(hour|timeStyle)|\b(hour|timeStyle):/;
/** Remotes that show times of consults. */
const SHOWS_CONSULTS = ['mf-journey', 'mf-telehealth'];
/** Where the day of a diary is told by the device: it shows no time of a consult. */
const DIARY_DAY = 'src/shared/dates/dates.ts';

/** A time read off the device's clock is another hour for a patient who travels (rule time-04). */
export const consultClocks = pathRule(
  'consult-clocks',
  "Times of consults are those of the patient's state, by one set of functions: consult-times.ts of the contract.",
  (path, text, { name }) => {
    const isSource = /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|^src\/samples\//.test(path);
    const isBound = SHOWS_CONSULTS.includes(name) && isSource && path !== DIARY_DAY;
    return isBound && OWN_CLOCK.test(text) ? 'Use consultWindow, consultClock or consultMoment.' : null;
  },
);

export const lifecycles = pathRule(
  'lifecycles',
  "src/index.ts exports the remote's lifecycles and nothing else: the shell loads it on every page.",
  (path, text) => {
    if (path !== 'src/index.ts') return null;
    const exported = text.match(/^export\b/gm)?.length ?? 0;
    if (exported === 1 && text.includes('= defineRemote(')) return null;
    return 'Keep only the defineRemote export; move the rest to a page, fragment or feature.';
  },
);

const capitalise = (kebab: string): string => {
  const text = kebab.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the story title, `Squad/Folder/Component`, that matches a story file's location. */
export function storyTitle(remote: string, path: string): string {
  const folder = path.split('/')[2] as string;
  return [capitalise(remote.slice('mf-'.length)), capitalise(folder), STORY.exec(path)?.[1]].join('/');
}

export const stories = pathRule(
  'stories',
  'A story file is named after its component and its title states its location: pictures and links depend on both.',
  (path, text, { name }) => {
    const component = STORY.exec(path)?.[1];
    if (!component) return null;
    if (!/^[A-Z]/.test(component))
      return `Rename it after its component: ${capitalise(component)}.stories.tsx.`;
    const title = storyTitle(name, path);
    return text.includes(`title: '${title}'`) ? null : `Change its title to '${title}'.`;
  },
);

/** The first part of a query key names its owner: the type system requires one, this rule checks which. */
export const queryKeys = pathRule(
  'query-keys',
  "A remote's own query keys begin with its name; keys of data shared by remotes are in shared-ui/src/platform/entities.",
  (_path, text, { name }) => {
    for (const [, owner, viewer] of text.matchAll(KEY_OWNER)) {
      if (owner === 'shop') return 'Import the key from @saltbush/shared-ui/entities.';
      if ((owner ?? viewer) !== name) return `Begin the key with '${name}'.`;
    }
    return null;
  },
);

/** Two files that use the same key for different documents would overwrite each other's data. */
export const uniqueKeys: Rule = ({ name, files }) => {
  const writers = [...files].flatMap(([path, text]) =>
    /\.(test|stories)\.tsx?$/.test(path)
      ? []
      : [...text.matchAll(KEY_LITERAL)].map(([, key]) => ({
          path,
          key: (key as string).replace(/\s+/g, ' '),
        })),
  );
  return [...groupBy(writers, ({ key }) => key)].flatMap(([key, [first, ...others]]) =>
    others.map(({ path }) => ({
      remote: name,
      path,
      rule: 'unique-keys',
      why: `The query key ${key} is used for another document in ${first?.path}: each would overwrite the other's data.`,
      where: 'Share its query, or use a different key.',
    })),
  );
};

/** Pictures of stories are stored in a folder per file name, so file names must be unique. */
export function duplicateStoryNames(remotes: RemoteFiles[]): Violation[] {
  const all = remotes.flatMap(({ name, files }) =>
    [...files.keys()].filter((path) => STORY.test(path)).map((path) => ({ remote: name, path })),
  );
  return [...groupBy(all, ({ path }) => STORY.exec(path)?.[1] as string)].flatMap(
    ([component, [, ...others]]) =>
      others.map(({ remote, path }) => ({
        remote,
        path,
        rule: 'story-names',
        why: `Another story file is named ${component}.stories.tsx, and pictures are stored under that name.`,
        where: 'Give this one a more specific name.',
      })),
  );
}
