import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../icons';
import { cx } from '../../internal/cx';
import styles from './Accordion.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Items with the same name form a group: opening one closes the others. */
  name?: string;
  id?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A collapsible item. Uses native `<details>`, so it works before hydration and in-page search can open it. */
export function Disclosure({ summary, children, open, name, id, headingLevel, className }: DisclosureProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details id={id} className={cx(styles.part, className)} open={open} name={name}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{summary}</Title>
        <ChevronDownIcon className={styles.arrow} size={22} strokeWidth={1.75} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  items: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly content: ReactNode;
    readonly open?: boolean;
  }[];
  /** Allows at most one open item. */
  exclusive?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A vertical stack of collapsible items. */
export function Accordion({ items, exclusive, headingLevel = 3, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx(styles.accordion, className)}>
      {items.map(({ id, title, content, open }) => (
        <Disclosure
          key={id}
          id={id}
          summary={title}
          open={open}
          name={exclusive ? name : undefined}
          headingLevel={headingLevel}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
