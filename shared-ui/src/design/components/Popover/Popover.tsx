import type { ReactNode } from 'react';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { type TriggerElement, useTrigger } from '../../internal/useTrigger';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: TriggerElement;
  title?: string;
  /** Accessible name if there is no title. */
  label?: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Closes automatically after this many ms, unless hovered or focused. */
  autoHideMs?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

const surfaces = createLoader(() => import('./PopoverSurface'));

/** A small panel attached to a trigger. Non-modal: the page remains usable. */
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
