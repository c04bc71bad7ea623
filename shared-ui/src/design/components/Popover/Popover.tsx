import type { ReactNode } from 'react';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { type TriggerElement, useTrigger } from '../../internal/useTrigger';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: TriggerElement;
  title?: string;
  /** Its name where it has no title. */
  label?: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Hides by itself after this long, unless it is pointed at or has focus. */
  autoHideMs?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

const surfaces = createLoader(() => import('./PopoverSurface'));

/** A small panel at its trigger. It does not hold focus: the page stays usable. */
export function Popover({ trigger, open: given, onOpenChange, ...panel }: PopoverProps) {
  const { element, anchor, id, open, change } = useTrigger({
    trigger,
    popup: 'dialog',
    loader: surfaces,
    open: given,
    onOpenChange,
  });
  const loaded = useLoaded(surfaces, open, () => change(false));
  return (
    <>
      {element}
      {loaded && <loaded.PopoverSurface {...panel} {...{ id, open, change, anchor }} />}
    </>
  );
}
