import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { useScrollLock } from '../../internal/useScrollLock';
import buttonStyles from '../IconButton/IconButton.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './Modal.module.css';

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

/** A modal surface: focus stays inside and goes back afterwards; the page behind neither scrolls nor is read. */
export function Modal({ surface, ...props }: ModalProps & { surface?: string }) {
  const { open, onOpenChange, title, description, children, footer, hideTitle, className } = props;
  useScrollLock(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal="trap-focus">
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          className={cx(styles.surface, surface, className)}
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
          aria-modal="true"
        >
          <div className={cx(styles.header, hideTitle && styles.bare)}>
            <Base.Title className={hideTitle ? hidden.hidden : styles.title}>{title}</Base.Title>
            <Base.Close
              className={cx(buttonStyles.button, buttonStyles.quiet, styles.close)}
              aria-label="Close"
            >
              <XIcon size={22} strokeWidth={1.75} />
            </Base.Close>
          </div>
          <div className={styles.body}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
