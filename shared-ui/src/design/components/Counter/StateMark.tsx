import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './StateMark.module.css';

export interface StateMarkProps {
  /** `waiting` asks for work, `moving` is under way, `done` needs nothing more, `stopped` ended early. */
  kind: 'waiting' | 'moving' | 'done' | 'stopped';
  children: ReactNode;
}

/** A state by word and shape, before colour: a ring waits, half a disc moves, a disc is done, a bar has stopped. */
export function StateMark({ kind, children }: StateMarkProps) {
  return (
    <span className={cx(styles.mark, styles[kind])}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        {kind === 'waiting' && (
          <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="2" />
        )}
        {kind === 'moving' && <path d="M5 0a5 5 0 0 1 0 10z" fill="currentColor" />}
        {kind === 'done' && <circle cx="5" cy="5" r="5" fill="currentColor" />}
        {kind === 'stopped' && <path d="M0 4h10v2H0z" fill="currentColor" />}
      </svg>
      {children}
    </span>
  );
}
