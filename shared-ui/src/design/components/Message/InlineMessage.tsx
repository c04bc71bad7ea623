import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import type { Tone } from '../../internal/types';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Message.module.css';
import { liveRole, toneMarks } from './tones';

export interface InlineMessageProps {
  tone: Tone;
  children: ReactNode;
  id?: string;
  live?: boolean;
  className?: string;
}

/** A message next to the content that it concerns. */
export function InlineMessage({ tone, children, id, live, className }: InlineMessageProps) {
  const { icon: Icon, word } = toneMarks[tone];
  return (
    <p id={id} className={cx(styles.inline, styles[tone], className)} role={liveRole(tone, live)}>
      <Icon className={styles.icon} size={16} strokeWidth={2} />
      <span>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
