import { useHydrated } from '@saltbush/shared-ui/platform';
import type { ComponentProps, ReactNode, Ref } from 'react';

type PressAttributes = Pick<
  ComponentProps<'button'>,
  'className' | 'title' | 'aria-label' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
>;

export interface PressLinkProps extends PressAttributes {
  /** Where it leads while there is no script to handle a press. */
  href: string;
  onPress: () => void;
  /** Pointer or focus is near: time to fetch what a press will need. */
  onIntent?: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A link in the server's markup that becomes a button once the page is alive. */
export function PressLink({ href, onPress, onIntent, buttonRef, children, ...attributes }: PressLinkProps) {
  const hydrated = useHydrated();
  if (!hydrated) {
    const { className, title, 'aria-label': label } = attributes;
    return (
      <a href={href} className={className} title={title} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    <button
      type="button"
      {...attributes}
      ref={buttonRef}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </button>
  );
}
