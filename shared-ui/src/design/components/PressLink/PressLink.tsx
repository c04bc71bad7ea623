import type { ComponentProps, ReactNode, Ref } from 'react';
import { useHydrated } from '../../internal/useHydrated';
import { pressHandlers } from './pressHandlers';

type PressAttributes = Pick<
  ComponentProps<'a'>,
  'className' | 'title' | 'aria-label' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
>;

export interface PressLinkProps extends PressAttributes {
  /** Where it leads while there is no script to handle a press, and in a new tab. */
  href: string;
  onPress: () => void;
  /** Pointer or focus is near: time to fetch what a press will need. */
  onIntent?: () => void;
  buttonRef?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link in the server's markup that acts as a button once the page is alive. It stays the same element: who has
 * reached it with the keyboard meanwhile keeps their place.
 */
export function PressLink({ href, onPress, onIntent, buttonRef, children, ...attributes }: PressLinkProps) {
  const hydrated = useHydrated();
  const { className, title, 'aria-label': label } = attributes;
  const alive = hydrated && {
    ...attributes,
    ...pressHandlers(onPress),
    role: 'button',
    ref: buttonRef,
    onPointerEnter: onIntent,
    onFocus: onIntent,
  };
  return (
    <a href={href} className={className} title={title} aria-label={label} {...alive}>
      {children}
    </a>
  );
}
