import type { ReactNode } from 'react';
import styles from './CounterPanel.module.css';

export interface CounterPanelProps {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of the counter. */
export function CounterPanel({ title, actions, children }: CounterPanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
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
