import type { ReactNode } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import type { Tone } from '../../internal/types';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Message.module.css';
import { liveRole, toneMarks } from './tones';

export interface BannerProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** Announces the banner; use it for banners that appear after the page has loaded. */
  live?: boolean;
  className?: string;
}

/** A message about the page or a section of it. */
export function Banner({ tone, title, children, action, onDismiss, live, className }: BannerProps) {
  const { icon: Icon, word } = toneMarks[tone];
  return (
    <div className={cx(styles.banner, styles[tone], className)} role={liveRole(tone, live)}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} />
      <div className={styles.body}>
        <VisuallyHidden>{word}: </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.words}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton className={styles.dismiss} size="sm" label="Dismiss" icon={XIcon} onClick={onDismiss} />
      )}
    </div>
  );
}
