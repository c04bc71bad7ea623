import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The button that does it. */
  label: string;
  busyLabel?: string;
  /** Red where something goes for good. */
  variant?: 'danger' | 'primary';
  /** Rejects with the api's error, which is said here. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Takes the focus once it is done, where the button that asked is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks before what cannot be undone. The list that it is in shows it, so that it stays until it has closed. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, label, onConfirm, onClose, finalFocus } = props;
  const { busyLabel = 'Deleting...', variant = 'danger' } = props;
  const [isDone, setIsDone] = useState(false);
  const action = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => {
      setIsDone(true);
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      finalFocus={isDone ? finalFocus : undefined}
      footer={
        <Cluster gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant={variant}
            status={action.isPending ? 'busy' : 'idle'}
            busyLabel={busyLabel}
            onClick={() => action.mutate()}
          >
            {label}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <Text>{children}</Text>
        {action.isError && (
          <Banner tone="error" live>
            {errorMessage(action.error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
