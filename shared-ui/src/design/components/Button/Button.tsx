import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import type { ActionStatus, IconType } from '../../internal/types';
import styles from './Button.module.css';
import { ButtonContent } from './ButtonContent';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'sm';
  /** Fills the available width. */
  block?: boolean;
  icon?: IconType;
  iconEnd?: IconType;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  status?: ActionStatus;
  /** Replaces the label while busy. */
  busyLabel?: string;
  /** Replaces the label after success. */
  successLabel?: string;
}

/** Returns the class names shared by `Button` and `ButtonLink`. */
export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook, className?: string) {
  return cx(
    styles.button,
    styles[variant],
    size === 'sm' && cx(styles.small, FINGER),
    block && styles.block,
    className,
  );
}

/**
 * Triggers an action. While busy it retains focus and ignores clicks. With a `status` it also ignores the second click
 * of a double click, however fast the action completes, so that nothing is submitted twice.
 */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconEnd, status = 'idle', busyLabel, successLabel, ...rest } = props;
  const { children, className, onClick, type = 'button', ...attributes } = rest;
  const busy = status === 'busy';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isRepeat = props.status !== undefined && event.detail > 1;
    if (busy || isRepeat) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={busy || undefined}
      data-status={status}
      onClick={press}
    >
      <ButtonContent
        icon={icon}
        iconEnd={iconEnd}
        status={status}
        busyLabel={busyLabel}
        successLabel={successLabel}
      >
        {children}
      </ButtonContent>
    </button>
  );
}
