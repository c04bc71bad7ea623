import type { ComponentProps, ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx';
import type { Space } from '../../tokens/scales';
import styles from './layout.module.css';

interface BoxProps extends Omit<ComponentProps<'div'>, 'ref' | 'style'> {
  as?: ElementType;
  children?: ReactNode;
}

/** Page gutter and maximum width: full content, a text measure or a form. */
export function Container({
  as: Tag = 'div',
  width = 'content',
  className,
  ...rest
}: BoxProps & { width?: 'content' | 'text' | 'form' }) {
  return <Tag {...rest} className={cx(styles.container, styles[width], className)} />;
}

interface FlowProps extends BoxProps {
  /** A step of the 4 px grid. */
  gap?: Space;
  align?: 'start' | 'center' | 'baseline';
}

/** Stacks children vertically with even spacing. */
export function Stack({ as: Tag = 'div', gap = 4, align, className, ...rest }: FlowProps) {
  return <Tag {...rest} className={cx(styles.stack, className)} data-gap={gap} data-align={align} />;
}

/** Places children in a row that wraps. */
export function Cluster({
  as: Tag = 'div',
  gap = 3,
  align = 'center',
  justify,
  className,
  ...rest
}: FlowProps & { justify?: 'center' | 'end' | 'space-between' }) {
  return (
    <Tag
      {...rest}
      className={cx(styles.cluster, className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
    />
  );
}

/** Columns: `tiles` fits as many as there is room for; `sidebar` and `summary` are one column below 1024 px. */
export function Grid({
  as: Tag = 'div',
  columns = 'tiles',
  gap = 6,
  className,
  ...rest
}: BoxProps & { columns?: 'tiles' | 'halves' | 'thirds' | 'sidebar' | 'summary'; gap?: Space }) {
  return <Tag {...rest} className={cx(styles.grid, styles[columns], className)} data-gap={gap} />;
}

/** A full-width band of the page with a container inside. A label makes it a landmark. */
export function Section({
  ground = 'paper',
  label,
  labelledBy,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'ref'> & {
  ground?: 'paper' | 'mist' | 'sand' | 'brand';
  label?: string;
  labelledBy?: string;
}) {
  return (
    <section
      data-later
      {...rest}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx(styles.section, styles[ground], className)}
    >
      <Container>{children}</Container>
    </section>
  );
}

/** A bordered surface that groups related content. */
export function Panel({
  as: Tag = 'div',
  ground = 'paper',
  padding = 'md',
  className,
  ...rest
}: BoxProps & {
  ground?: 'paper' | 'mist' | 'sand' | 'brand-soft' | 'plum-soft' | 'sky-soft';
  padding?: 'sm' | 'md' | 'lg';
}) {
  const look = cx(
    styles.panel,
    styles[`pad-${padding}`],
    ground !== 'paper' && styles.tinted,
    styles[ground],
    className,
  );
  return <Tag {...rest} className={look} />;
}

/** A thin line between groups. */
export function Divider({ className }: { className?: string }) {
  return <hr className={cx(styles.divider, className)} />;
}
