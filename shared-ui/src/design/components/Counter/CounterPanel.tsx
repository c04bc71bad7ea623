import type { ReactNode } from 'react';
import styles from './CounterPanel.module.css';

export interface CounterPanelProps {
  title: string;
  /** 1 where the panel is all there is on the page. */
  level?: 1 | 2;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of the counter. */
export function CounterPanel({ title, level = 2, actions, children }: CounterPanelProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        {actions}
      </div>
      {children}
    </section>
  );
}

export interface CounterFact {
  label: string;
  value: ReactNode;
}

/** Facts with their names, such as a customer's e-mail address. */
export function CounterFacts({ facts }: { facts: readonly CounterFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
