import { Button, RemoteFallback } from '@saltbush/shared-ui/design/core';
import { useEffect, useRef } from 'react';
import styles from './overlay-failure.module.css';

/** Tells the shopper that a drawer could not be loaded, in a native dialog that depends on the shell only. */
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
