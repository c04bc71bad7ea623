import { Button, RemoteFallback } from '@saltbush/shared-ui/design/core';
import { useEffect, useRef } from 'react';
import styles from './overlay-failure.module.css';

/** A native dialog that says that a drawer could not be loaded: it needs nothing but the shell. */
export function OverlayFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="This part could not be loaded"
      onClose={onClose}
    >
      <RemoteFallback name="This panel" onRetry={onRetry} />
      <Button variant="quiet" block onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}
