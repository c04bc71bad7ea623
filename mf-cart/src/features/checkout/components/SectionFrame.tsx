import { Heading, Panel, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './SectionFrame.module.css';

export type SectionState = 'open' | 'done' | 'waiting';

export interface SectionFrameProps {
  number: number;
  title: string;
  state: SectionState;
  /** What was entered, for a section that is done. */
  summary?: ReactNode;
  /** Opens a done section again; left out, it cannot be changed now. */
  onEdit?: () => void;
  /** Takes the keyboard here as the section opens: not on the page's first view. */
  takesFocus: boolean;
  /** What was typed stays in the page while the section is closed. */
  keepsFields?: boolean;
  children: ReactNode;
}

/** One numbered section of the checkout: open, done with a summary, or waiting for those before it. */
export function SectionFrame(props: SectionFrameProps) {
  const { number, title, state, summary, onEdit, takesFocus, keepsFields, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus();
  }, [isOpen, takesFocus]);

  const titleId = `checkout-section-${number}`;
  return (
    <Panel as="section" aria-labelledby={titleId} className={styles.section} data-state={state}>
      <div className={styles.header}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <CheckIcon size={18} strokeWidth={3} /> : number}
        </span>
        <Heading level={2} size="lg" id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{number}.</VisuallyHidden> {title}{' '}
          {state === 'done' && <VisuallyHidden>(done)</VisuallyHidden>}
        </Heading>
        {state === 'done' && onEdit && (
          <TextButton onClick={onEdit}>
            Edit <VisuallyHidden>{title.toLowerCase()}</VisuallyHidden>
          </TextButton>
        )}
      </div>
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
      {(isOpen || (keepsFields && wasOpened)) && (
        <div className={styles.body} hidden={!isOpen}>
          {children}
        </div>
      )}
    </Panel>
  );
}
