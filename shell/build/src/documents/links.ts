import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { TextFile } from './files';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** Heading texts as the anchors that hosts of repositories make of them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title);
  return new Set(
    headings.map((title) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

function linkFault({ path, text }: TextFile, link: string, root: string, files: TextFile[]): string | null {
  const [target = '', anchor] = link.split('#');
  const goal = target === '' ? path : normalize(join(dirname(path), decodeURI(target)));
  if (!existsSync(join(root, goal)))
    return `${path} links to ${link}, which does not exist. Mend the path, or drop the link.`;
  const page = goal === path ? text : files.find((file) => file.path === goal)?.text;
  if (anchor && page !== undefined && goal.endsWith('.md') && !anchorsOf(page).has(anchor))
    return `${path} links to ${link}, but ${goal} has no such heading.`;
  return null;
}

/** Relative links of documents that lead nowhere, as sentences. Addresses of the web are not asked. */
export function linkFaults(files: TextFile[], root: string): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => {
      const prose = file.text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
      const links = [...prose.matchAll(LINK)].map(([, link = '']) => link);
      const inside = links.filter((link) => !/^[a-z]+:/.test(link));
      return inside.map((link) => linkFault(file, link, root, files));
    })
    .filter((fault) => fault !== null);
}
