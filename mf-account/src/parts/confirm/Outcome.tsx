import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ReactNode, Ref } from 'react';
import styles from './Outcome.module.css';

interface OutcomeProps {
  /** Takes the focus when what had it is gone: nothing in here can be pressed by mistake. */
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What was done last, above the list that it was done to. */
export function Outcome({ ref, children }: OutcomeProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      {children && (
        <InlineMessage tone="success" live>
          {children}
        </InlineMessage>
      )}
    </div>
  );
}
