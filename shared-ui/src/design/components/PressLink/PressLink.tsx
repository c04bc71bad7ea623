import type { ComponentProps, ReactNode, Ref } from 'react';
import { useHydrated } from '../../internal/useHydrated';
import { pressHandlers } from './pressHandlers';

type PressAttributes = Pick<
  ComponentProps<'a'>,
  'className' | 'title' | 'aria-label' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
>;

export interface PressLinkProps extends PressAttributes {
  /** Link target before hydration, and in a new tab. */
  href: string;
  onPress: () => void;
  /** Called when the pointer or focus arrives: the time to prefetch what a press needs. */
  onIntent?: () => void;
  buttonRef?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link in server-rendered markup that acts as a button once hydrated. The element stays the same, so keyboard focus
 * that has already reached it is not lost.
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
