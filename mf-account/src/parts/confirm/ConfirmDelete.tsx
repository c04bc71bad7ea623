import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';

interface ConfirmDeleteProps {
  open: boolean;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The button that does it. */
  label: string;
  /** Rejects with the api's error, which is said here. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  /** Takes the focus once it is done: the button that asked is gone. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Asks before something goes for good. The list that it is in shows it, so that it stays until it has closed. */
export default function ConfirmDelete(props: ConfirmDeleteProps) {
  const { open, title, children, label, onDelete, onClose, finalFocus } = props;
  const [isDone, setIsDone] = useState(false);
  const deletion = useMutation({
    mutationFn: onDelete,
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
            variant="danger"
            status={deletion.isPending ? 'busy' : 'idle'}
            busyLabel="Deleting..."
            onClick={() => deletion.mutate()}
          >
            {label}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <Text>{children}</Text>
        {deletion.isError && (
          <Banner tone="error" live>
            {errorMessage(deletion.error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
