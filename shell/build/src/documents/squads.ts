import type { TextFile } from './files';

/** The parts of a remote's manifest that documents must mention. */
export interface OwnedParts {
  name: string;
  routes: { path: string }[];
  fills: { slot: string }[];
  offers: { slot: string }[];
}

const OWNERS = '.github/CODEOWNERS';
const WORKFLOW = '.github/workflows/release.yml';

/** Routes with the same first segment are a family: remote.json lists them, the document says what they are for. */
const familyOf = (path: string): string => `/${path.split('/')[1]}`;

const mentionsFamily = (readme: string, family: string): boolean =>
  readme.includes(`route \`${family}\``) || readme.includes(`route \`${family}/`);

function readmeFaults({ name, routes, fills, offers }: OwnedParts, readme: string | undefined): string[] {
  if (readme === undefined) return [`${name} has no README.md. Describe what it owns, in at most a page.`];
  const families = [...new Set(routes.map(({ path }) => familyOf(path)))];
  const slots = [
    ...fills.map(({ slot }) => `fills \`${slot}\``),
    ...offers.map(({ slot }) => `offers \`${slot}\``),
  ];
  return [
    ...families.filter((family) => !mentionsFamily(readme, family)).map((family) => `route \`${family}\``),
    ...slots.filter((slot) => !readme.includes(slot)),
  ].map((part) => `${name}/README.md does not mention ${part}, which is in remote.json. Add a row for it.`);
}

/**
 * Checks that the documents cover every remote: each has a README with its families of routes and its slots, reviewers
 * in CODEOWNERS, and an option in the release workflow.
 *
 * @returns One sentence for each gap.
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
      : [`${remote.name} is missing from the release workflow. Add it to the options in ${WORKFLOW}.`]),
  ]);
}
