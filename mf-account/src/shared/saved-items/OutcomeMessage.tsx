import { InlineMessage } from '@saltbush/shared-ui/design/core';
import type { ReactNode, RefObject } from 'react';
import { useScrollIntoViewOnFocus } from '../visibility/scroll-into-view';
import visibility from '../visibility/visibility.module.css';
import styles from './OutcomeMessage.module.css';

interface OutcomeMessageProps {
  /** Takes the focus when what had it is gone: nothing in here can be pressed by mistake. */
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** What was done last, above the list that it was done to. Whoever is given the focus sees it, too. */
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
