import type { ReactNode, RefObject } from 'react';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { useScrollLock } from '../../internal/useScrollLock';

export interface ModalProps {
  open: boolean;
  /** Called with false on Escape, the close button and a click outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  hideTitle?: boolean;
  /** Receives focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus on closing; by default the element that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

export interface ModalSurfaceProps extends ModalProps {
  /** Class name of the kind of modal: a dialog or a sheet. */
  surface?: string;
}

const surfaces = createLoader(() => import('./ModalSurface'));

/** Loads the surface when the modal first opens, so that pages do not pay for it until then. */
export function Modal(props: ModalSurfaceProps) {
  const { open, onOpenChange } = props;
  const loaded = useLoaded(surfaces, open, () => onOpenChange(false));
  useScrollLock(open && loaded !== null);
  return loaded && <loaded.ModalSurface {...props} />;
}
