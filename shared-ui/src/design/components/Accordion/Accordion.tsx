import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '../../icons';
import { cx } from '../../internal/cx';
import styles from './Accordion.module.css';

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Parts with the same name close each other. */
  name?: string;
  id?: string;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A part that opens and closes. The browser's own element: it works before scripts and is found by search. */
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
  /** At most one part open. */
  exclusive?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Parts below each other that open and close. */
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
