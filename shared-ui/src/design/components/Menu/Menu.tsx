import type { ReactNode } from 'react';
import type { IconType } from '../../internal/types';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { type TriggerElement, useTrigger } from '../../internal/useTrigger';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Renders a link; otherwise `onSelect` handles the selection. */
  readonly href?: string;
  readonly onSelect?: () => void;
  readonly icon?: IconType;
  readonly separatorAfter?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: TriggerElement;
  label: string;
  items: readonly MenuEntry[];
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

const surfaces = createLoader(() => import('./MenuSurface'));

/** A list of links and actions attached to a trigger. Arrow keys and first letters move, Escape closes. */
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
