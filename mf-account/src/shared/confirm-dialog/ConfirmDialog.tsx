import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Describes the consequences. */
  children: ReactNode;
  /** Label of the confirm button. */
  label: string;
  busyLabel?: string;
  /** Use `danger` for actions that cannot be undone. */
  variant?: 'danger' | 'primary';
  /** Rejects with the API's error, which the dialog shows. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** Receives focus after confirming, if the button that opened the dialog no longer exists. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation. The parent renders it in its list, so that it stays mounted until it has closed. */
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
