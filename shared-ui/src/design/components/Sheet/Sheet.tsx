import { cx } from '../../internal/cx';
import { Modal, type ModalProps } from '../Dialog/Modal';
import styles from './Sheet.module.css';

export interface SheetProps extends ModalProps {
  side?: 'right' | 'left' | 'top' | 'bottom';
  /** Width of a sheet on the left or right. */
  width?: 'md' | 'lg';
}

/** A task beside the page: slides in from one of four sides, by default the right (section 2.22). */
export function Sheet({ side = 'right', width = 'md', ...modal }: SheetProps) {
  return <Modal {...modal} surface={cx(styles.sheet, styles[side], styles[width])} />;
}

/** A dialog from 1024 px up, a bottom sheet below (section 2.12). */
export function ResponsiveDialog(props: ModalProps) {
  return <Modal {...props} surface={styles.responsive} />;
}
