import type { ReactNode } from 'react';

const TOKEN = /<(\/?)(strong|b|em|i)\b[^>]*>|<[^>]*>|[^<]+/gi;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  nbsp: '\u00a0',
};

const decode = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

interface Open {
  tag: 'root' | 'strong' | 'em';
  children: ReactNode[];
}

function close(stack: Open[], key: number): void {
  if (stack.length < 2) return;
  const done = stack.pop();
  const Tag = done?.tag === 'em' ? 'em' : 'strong';
  stack.at(-1)?.children.push(<Tag key={key}>{done?.children}</Tag>);
}

/** Rich text of one line as elements: strong and emphasised words stay, every other tag is dropped. Safe by make. */
export function inlineHtml(html: string): ReactNode[] {
  const root: Open = { tag: 'root', children: [] };
  const stack = [root];
  for (const [index, match] of [...html.matchAll(TOKEN)].entries()) {
    const [token, slash, name] = match;
    if (!token.startsWith('<')) stack.at(-1)?.children.push(decode(token));
    else if (name && slash) close(stack, index);
    else if (name) stack.push({ tag: /^(em|i)$/i.test(name) ? 'em' : 'strong', children: [] });
  }
  while (stack.length > 1) close(stack, -stack.length);
  return root.children;
}
