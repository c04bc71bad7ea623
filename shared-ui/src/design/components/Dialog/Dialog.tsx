import styles from './Dialog.module.css';
import { Modal, type ModalProps } from './Modal';

export type DialogProps = ModalProps;

/** A centred dialog for a question or a short task: at most 568 px wide, 95 % of the height (section 2.22). */
export function Dialog(props: DialogProps) {
  return <Modal {...props} surface={styles.dialog} />;
}
