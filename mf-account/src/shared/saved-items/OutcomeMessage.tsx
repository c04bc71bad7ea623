import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ReactNode, RefObject } from 'react';
import { useScrollIntoViewOnFocus } from '../visibility/scroll-into-view';
import visibility from '../visibility/visibility.module.css';
import styles from './OutcomeMessage.module.css';

interface OutcomeMessageProps {
  /** Receives focus when the focused element is removed; nothing in here can be pressed accidentally. */
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** Announces the last action above the list it applied to, and scrolls into view when focused. */
export function OutcomeMessage({ ref, children }: OutcomeMessageProps) {
  useScrollIntoViewOnFocus(ref);
  return (
    <div ref={ref} tabIndex={-1} className={`${styles.outcome} ${visibility.belowHeader}`}>
      {children && (
        <InlineMessage tone="success" live>
          {children}
        </InlineMessage>
      )}
    </div>
  );
}
