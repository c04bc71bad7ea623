import type { ReactNode } from 'react';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

const decode = (text: string) => text.replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** Converts the service's highlighted text to elements. Only `<mark>` is treated as HTML. */
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
