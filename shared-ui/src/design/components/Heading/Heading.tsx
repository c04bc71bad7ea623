import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx';
import type { HeadingLevel } from '../../internal/types';
import styles from './Heading.module.css';

type HeadingSize = 'hero' | 'title' | 'xl' | 'lg' | 'md' | 'sm';

export interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
  size?: HeadingSize;
  /** Uses the display typeface; for page titles (the default at level 1) and promotional headings only. */
  display?: boolean;
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'title',
  2: 'xl',
  3: 'lg',
  4: 'md',
  5: 'sm',
  6: 'sm',
};

/** A heading: `level` sets its place in the outline, `size` its appearance. */
export function Heading({
  level,
  size = sizeOfLevel[level],
  display = level === 1,
  className,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={cx(styles.heading, styles[size], display && styles.display, className)} />;
}
