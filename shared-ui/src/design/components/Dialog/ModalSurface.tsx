import { Dialog as Base } from '@base-ui/react/dialog';
import { XIcon } from '../../icons';
import { cx } from '../../internal/cx';
import buttonStyles from '../IconButton/IconButton.module.css';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import type { ModalSurfaceProps } from './Modal';
import styles from './Modal.module.css';
import { ModalBody } from './ModalBody';

/** A modal surface: traps focus and restores it on closing; the page behind is inert and does not scroll. */
export function ModalSurface({ surface, ...props }: ModalSurfaceProps) {
  const { open, onOpenChange, title, description, children, footer, hideTitle, className } = props;
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
          <ModalBody label={title}>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            {children}
          </ModalBody>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
