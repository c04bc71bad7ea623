import type { ComponentProps } from 'react';
import { ExternalLinkIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import type { IconType } from '../../internal/types';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './TextLink.module.css';

interface TextLinkLook {
  /** `quiet` is underlined only on hover (lists of links); `strong` stands alone as a next step. */
  variant?: 'default' | 'quiet' | 'strong';
  icon?: IconType;
}

export interface TextLinkProps extends TextLinkLook, ComponentProps<'a'> {
  href: string;
  /** Opens a new tab, and announces that. */
  external?: boolean;
  /** It stands by itself rather than in a sentence: on a phone, a finger meets it around itself too. */
  isAlone?: boolean;
}

/** A text link. */
export function TextLink({
  variant = 'default',
  icon: Icon,
  external,
  isAlone = variant === 'strong' || Icon !== undefined,
  className,
  children,
  ...rest
}: TextLinkProps) {
  const target = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...target} {...rest} className={cx(styles.link, styles[variant], isAlone && FINGER, className)}>
      {Icon && <Icon className={styles.icon} size="1.125em" strokeWidth={1.75} />}
      {children}
      {external && <ExternalLinkIcon className={styles.icon} size="0.875em" strokeWidth={2} />}
      {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

/** A button styled as a text link, for actions within text. */
export function TextButton({
  variant = 'default',
  icon: Icon,
  className,
  children,
  ...rest
}: TextLinkLook & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={cx(styles.link, FINGER, styles[variant], className)}>
      {Icon && <Icon className={styles.icon} size="1.125em" strokeWidth={1.75} />}
      {children}
    </button>
  );
}
