import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { TextFile } from './files';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;

/** Returns the anchors that repository hosts generate for a document's headings. */
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
  const resolved = target === '' ? path : normalize(join(dirname(path), decodeURI(target)));
  if (!existsSync(join(root, resolved)))
    return `${path} links to ${link}, which does not exist. Fix the path or remove the link.`;
  const page = resolved === path ? text : files.find((file) => file.path === resolved)?.text;
  if (anchor && page !== undefined && resolved.endsWith('.md') && !anchorsOf(page).has(anchor))
    return `${path} links to ${link}, but ${resolved} has no such heading.`;
  return null;
}

/** Returns one sentence for each broken relative link in a document. Web addresses are not checked. */
export function linkFaults(files: TextFile[], root: string): string[] {
  return files
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap((file) => {
      const prose = file.text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
      const links = [...prose.matchAll(LINK)].map(([, link = '']) => link);
      const relativeLinks = links.filter((link) => !/^[a-z]+:/.test(link));
      return relativeLinks.map((link) => linkFault(file, link, root, files));
    })
    .filter((fault) => fault !== null);
}
