import { type ReactNode, useRef } from 'react';
import styles from './CounterPage.module.css';
import { useKeptFocus } from './use-kept-focus';

export interface CounterPageProps {
  title: string;
  /** Beside the title: a state, or when something happened. */
  note?: ReactNode;
  /** The page's one primary action, and few others. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the counter: a heading with its actions, and dense content. It keeps the focus of controls that go away. */
export function CounterPage({ title, note, actions, children }: CounterPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return (
    <div ref={page} className={styles.page} data-counter>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {note && <div className={styles.note}>{note}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** Two columns of a page: the work at the left, what is known beside it. They stack where there is no room. */
export function CounterColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{children}</div>
      <div className={styles.column}>{aside}</div>
    </div>
  );
}
