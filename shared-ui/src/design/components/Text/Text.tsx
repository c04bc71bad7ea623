import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx';
import styles from './Text.module.css';

export interface TextProps extends ComponentProps<'p'> {
  as?: 'p' | 'span' | 'div';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  tone?: 'ink' | 'muted' | 'brand' | 'coral';
  strong?: boolean;
}

/** Body text, limited to a readable line length. */
export function Text({ as: Tag = 'p', size = 'md', tone = 'ink', strong, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      className={cx(styles.text, styles[size], styles[tone], strong && styles.strong, className)}
    />
  );
}
