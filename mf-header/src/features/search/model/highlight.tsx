import type { ReactNode } from 'react';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const decode = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** The service's highlighted text as elements: what stands in <mark> is marked, nothing else is taken as HTML. */
export function highlight(value: string): ReactNode[] {
  return value
    .split(/(<mark>.*?<\/mark>)/)
    .filter(Boolean)
    .map((part, index) => {
      const key = `${index}:${part}`;
      const marked = part.startsWith('<mark>') && part.endsWith('</mark>');
      return marked ? <mark key={key}>{decode(part.slice(6, -7))}</mark> : decode(part);
    });
}
