import type { ReactNode, RefObject } from 'react';
import { createLoader, useLoaded } from '../../internal/useLoaded';
import { useScrollLock } from '../../internal/useScrollLock';

export interface ModalProps {
  open: boolean;
  /** Called with false by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  hideTitle?: boolean;
  /** What gets focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets focus afterwards; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

export interface ModalSurfaceProps extends ModalProps {
  /** Class of the kind of modal: a dialog, a sheet at a side. */
  surface?: string;
}

const surfaces = createLoader(() => import('./ModalSurface'));

/** Loads the surface as it is first opened; until then a page pays nothing for it. */
export function Modal(props: ModalSurfaceProps) {
  const { open, onOpenChange } = props;
  const loaded = useLoaded(surfaces, open, () => onOpenChange(false));
  useScrollLock(open && loaded !== null);
  return loaded && <loaded.ModalSurface {...props} />;
}
