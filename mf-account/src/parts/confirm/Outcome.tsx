import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ReactNode, RefObject } from 'react';
import { useInSightWithFocus } from '../sight/in-sight';
import sight from '../sight/Sight.module.css';
import styles from './Outcome.module.css';

interface OutcomeProps {
  /** Takes the focus when what had it is gone: nothing in here can be pressed by mistake. */
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** What was done last, above the list that it was done to. Whoever is given the focus sees it, too. */
export function Outcome({ ref, children }: OutcomeProps) {
  useInSightWithFocus(ref);
  return (
    <div ref={ref} tabIndex={-1} className={`${styles.outcome} ${sight.belowHeader}`}>
      {children && (
        <InlineMessage tone="success" live>
          {children}
        </InlineMessage>
      )}
    </div>
  );
}
