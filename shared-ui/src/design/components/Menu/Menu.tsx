import type { ReactNode } from 'react';
import type { IconType } from '../../internal/types';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { type TriggerElement, useTrigger } from '../../internal/useTrigger';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** A link; otherwise `onSelect` says what it does. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly icon?: IconType;
  readonly separatorAfter?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: TriggerElement;
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const surfaces = createLoader(() => import('./MenuSurface'));

/** A list of places and actions at its trigger. Arrows and first letters move, Escape closes. */
export function Menu({ trigger, ...list }: MenuProps) {
  const { element, anchor, id, open, change, byKeyboard } = useTrigger({
    trigger,
    popup: 'menu',
    loader: surfaces,
  });
  const loaded = useLoaded(surfaces, open, () => change(false));
  return (
    <>
      {element}
      {loaded && <loaded.MenuSurface {...list} {...{ id, open, change, anchor, byKeyboard }} />}
    </>
  );
}
