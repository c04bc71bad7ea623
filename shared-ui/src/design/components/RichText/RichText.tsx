import { createElement, type ReactNode, useMemo } from 'react';
import { cx } from '../../internal/cx';
import { parseRichText, type RichNode } from './parse';
import styles from './RichText.module.css';

/** Renders safe HTML as React elements; no markup is ever passed to the browser. */
function renderRichText(html: string): ReactNode {
  const render = (nodes: readonly RichNode[]): ReactNode[] =>
    nodes.map((node, index) => {
      if (typeof node === 'string') return node;
      const content = node.children.length > 0 ? render(node.children) : undefined;
      return createElement(node.tag, { key: index, href: node.href, id: node.id }, content);
    });
  return render(parseRichText(html));
}

export interface RichTextProps {
  /** HTML from the content service or a product. */
  html: string;
  size?: 'sm' | 'md';
  className?: string;
}

/** Text with simple markup. Scripts, event handlers and script links are removed. */
export function RichText({ html, size = 'md', className }: RichTextProps) {
  const content = useMemo(() => renderRichText(html), [html]);
  return <div className={cx(styles.rich, styles[size], className)}>{content}</div>;
}
