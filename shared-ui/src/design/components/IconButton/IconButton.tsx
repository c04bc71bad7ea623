import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import type { IconType } from '../../internal/types';
import styles from './IconButton.module.css';

interface IconButtonLook {
  /** Accessible name: what the button does. */
  label: string;
  icon: IconType;
  size?: 'md' | 'sm';
  variant?: 'quiet' | 'outline' | 'solid';
  /** A count in the corner. It is decorative: include it in `label` too. */
  badge?: string | number;
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** State of a toggle button. A pressed icon is filled. */
  pressed?: boolean;
}

export interface IconLinkProps extends IconButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  href: string;
}

const classOf = ({ size, variant = 'quiet' }: Pick<IconButtonLook, 'size' | 'variant'>, className?: string) =>
  cx(styles.button, FINGER, styles[variant], size === 'sm' && styles.small, className);

function Inside({ icon: Icon, size, badge }: Pick<IconButtonLook, 'icon' | 'size' | 'badge'>) {
  return (
    <>
      <Icon size={size === 'sm' ? 18 : 22} strokeWidth={1.75} />
      {badge !== undefined && badge !== 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
}

/**
 * An icon-only button with an accessible name and a target of 44 px (small: 36 px). If clicking disables it, it retains
 * focus: it is announced as disabled and ignores clicks.
 */
export function IconButton({
  label,
  icon,
  size,
  variant,
  badge,
  pressed,
  className,
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={disabled ? undefined : onClick}
      aria-disabled={disabled || undefined}
      aria-label={label}
      aria-pressed={pressed}
      className={classOf({ size, variant }, className)}
    >
      <Inside icon={icon} size={size} badge={badge} />
    </button>
  );
}

/** A link styled as an icon button. */
export function IconLink({ label, icon, size, variant, badge, className, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={classOf({ size, variant }, className)}>
      <Inside icon={icon} size={size} badge={badge} />
    </a>
  );
}
