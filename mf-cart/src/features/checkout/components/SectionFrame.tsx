import { Heading, Panel, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CheckIcon } from '@saltbush/shared-ui/design/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './SectionFrame.module.css';

export type SectionState = 'open' | 'done' | 'waiting';

export interface SectionFrameProps {
  number: number;
  title: string;
  state: SectionState;
  /** What was entered, shown when the section is done. */
  summary?: ReactNode;
  /** Reopens a completed section; omitted while it cannot be edited. */
  onEdit?: () => void;
  /** Moves focus to the heading when the section opens; false on first render. */
  focusOnOpen: boolean;
  /** Keeps the form mounted, and with it unsaved input, while the section is closed. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** A numbered checkout section: open, done (with a summary) or waiting for earlier sections. */
export function SectionFrame(props: SectionFrameProps) {
  const { number, title, state, summary, onEdit, focusOnOpen, keepMounted, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (isOpen && focusOnOpen) heading.current?.focus();
  }, [isOpen, focusOnOpen]);

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
          <TextButton className={styles.edit} onClick={onEdit}>
            Edit <VisuallyHidden>{title.toLowerCase()}</VisuallyHidden>
          </TextButton>
        )}
      </div>
      {state === 'done' && summary && <div className={styles.summary}>{summary}</div>}
      {(isOpen || (keepMounted && wasOpened)) && (
        <div className={styles.body} hidden={!isOpen}>
          {children}
        </div>
      )}
    </Panel>
  );
}
