import {
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { Loader } from './useLoaded';

/** A button element that opens something; its own handlers are preserved. */
export type TriggerElement = ReactElement<{
  ref?: RefObject<HTMLElement | null>;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onPointerEnter?: unknown;
  onFocus?: unknown;
  'aria-haspopup'?: 'dialog' | 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
}>;

interface TriggerOptions {
  trigger: TriggerElement;
  popup: 'dialog' | 'menu';
  loader: Loader<unknown>;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Props for the trigger of a lazily loaded surface: opens and closes it, and preloads it on hover or focus. */
export function useTrigger({ trigger, popup, loader, open: given, onOpenChange }: TriggerOptions) {
  const [own, setOwn] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const id = useId();
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  // A failed preload is retried on opening.
  const approach = () => void loader.load().catch(() => {});
  const element = cloneElement(trigger, {
    ref: anchor,
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onPointerEnter: approach,
    onFocus: approach,
    onClick: (event: MouseEvent<HTMLElement>) => {
      trigger.props.onClick?.(event);
      setByKeyboard(event.detail === 0);
      change(!open);
    },
  });
  return { element, anchor, id, open, change, byKeyboard };
}
