import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './Button';
import { ButtonContent } from './ButtonContent';

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
}

/** A link styled as a button, for navigation. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </a>
  );
}
