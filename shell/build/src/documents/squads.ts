import type { TextFile } from './files';

/** What the documents must know of a remote. */
export interface OwnedParts {
  name: string;
  routes: { path: string }[];
  fills: { slot: string }[];
  offers: { slot: string }[];
}

const OWNERS = '.github/CODEOWNERS';
const WORKFLOW = '.github/workflows/release.yml';

function readmeFaults({ name, routes, fills, offers }: OwnedParts, readme: string | undefined): string[] {
  if (readme === undefined) return [`${name} has no README.md. Write what it owns, in at most a page.`];
  const owned = [
    ...routes.map(({ path }) => `route \`${path}\``),
    ...fills.map(({ slot }) => `fills \`${slot}\``),
    ...offers.map(({ slot }) => `offers \`${slot}\``),
  ];
  return owned
    .filter((part) => !readme.includes(part))
    .map((part) => `${name}/README.md does not say: ${part}. remote.json has it; add its row.`);
}

/**
 * Remotes that the documents forget: each has a README with its routes and slots, reviewers in CODEOWNERS, and a place
 * in the workflow that releases one remote.
 *
 * @returns a sentence for each gap
 */
export function squadFaults(remotes: OwnedParts[], files: TextFile[]): string[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text;
  return remotes.flatMap((remote) => [
    ...readmeFaults(remote, textOf(`${remote.name}/README.md`)),
    ...(new RegExp(`^/${remote.name}/\\s+@`, 'm').test(textOf(OWNERS) ?? '')
      ? []
      : [`${remote.name} has no reviewers. Add its squad to ${OWNERS}.`]),
    ...(new RegExp(`options: \\[.*\\b${remote.name}\\b.*\\]`).test(textOf(WORKFLOW) ?? '')
      ? []
      : [`${remote.name} cannot be released by the workflow. Add it to the options in ${WORKFLOW}.`]),
  ]);
}
