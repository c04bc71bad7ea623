import { type Departure, groupBy, pathRule, type RemoteFiles, type Rule } from './departure';

const STORY = /([^/]+)\.stories\.tsx$/;
const KEY_OWNER = /\[\s*'(shop|mf-[a-z-]+)'\s*[,\]]|\bviewKey\([^;]*?'(mf-[a-z-]+)'/g;
const KEY_LITERAL = /queryKey:\s*(\[\s*'[^\]]*\])/g;

const countOperations = (text: string): number => text.match(/\bgraphql\(\s*\/\* GraphQL \*\//g)?.length ?? 0;

/** The loader that puts documents into a build reads `graphql` tags, and a file per operation is found by its name. */
export const operations = pathRule(
  'operations',
  'Each operation or fragment is a graphql tag in a file of its own below api/, beside the hook that sends it.',
  (path, text) => {
    if (path.endsWith('.graphql')) return 'Write it as a graphql tag in a .ts file.';
    const count = countOperations(text);
    if (count === 0) return null;
    if (!path.includes('/api/')) return 'Move the operation to api/ of its feature or of src/shared/<idea>/.';
    return count > 1 ? 'Give each of them a file.' : null;
  },
);

export const lifecycles = pathRule(
  'lifecycles',
  'src/index.ts exports the lifecycles of the remote and nothing else: the shell loads it on every page.',
  (path, text) => {
    if (path !== 'src/index.ts') return null;
    const exported = text.match(/^export\b/gm)?.length ?? 0;
    if (exported === 1 && text.includes('= defineRemote(')) return null;
    return 'Leave the one export of defineRemote; the rest belongs to a page, fragment or feature.';
  },
);

const sentence = (kebab: string): string => {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `Squad/Folder/Component` of a story file, from where it lies. */
export function storyTitle(remote: string, path: string): string {
  const room = path.split('/')[2] as string;
  return [sentence(remote.slice('mf-'.length)), sentence(room), STORY.exec(path)?.[1]].join('/');
}

export const stories = pathRule(
  'stories',
  'A story file carries the name of its component, and its title says where it lies: pictures and links find it by that.',
  (path, text, { name }) => {
    const component = STORY.exec(path)?.[1];
    if (!component) return null;
    if (!/^[A-Z]/.test(component))
      return `Rename it after its component: ${sentence(component)}.stories.tsx.`;
    const title = storyTitle(name, path);
    return text.includes(`title: '${title}'`) ? null : `Title it '${title}'.`;
  },
);

/** The first part of a query key says whose it is; the compiler asks that there is one, this rule whose. */
export const queryKeys = pathRule(
  'query-keys',
  "A remote's own query keys begin with its name; what several remotes read has its keys in shared-ui/src/platform/entities.",
  (_path, text, { name }) => {
    for (const [, owner, viewer] of text.matchAll(KEY_OWNER)) {
      if (owner === 'shop') return 'Take the key from @saltbush/shared-ui/entities.';
      if ((owner ?? viewer) !== name) return `Begin the key with '${name}'.`;
    }
    return null;
  },
);

/** A key of one owner holds one thing: two files that write the same one would overwrite each other's data. */
export const keysOnce: Rule = ({ name, files }) => {
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
      rule: 'keys-once',
      why: `The query key ${key} has another document in ${first?.path}: one would overwrite the other's data.`,
      where: 'Share its query, or give this one a key of its own.',
    })),
  );
};

/** Pictures of stories lie in one folder per file name, so no two files may have the same. */
export function sameStoryNames(remotes: RemoteFiles[]): Departure[] {
  const all = remotes.flatMap(({ name, files }) =>
    [...files.keys()].filter((path) => STORY.test(path)).map((path) => ({ remote: name, path })),
  );
  return [...groupBy(all, ({ path }) => STORY.exec(path)?.[1] as string)].flatMap(
    ([component, [, ...others]]) =>
      others.map(({ remote, path }) => ({
        remote,
        path,
        rule: 'story-names',
        why: `Another story file is named ${component}.stories.tsx, and pictures lie under that name.`,
        where: 'Name this one more closely.',
      })),
  );
}
