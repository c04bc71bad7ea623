import { type ActionStatus, Button } from '@saltbush/shared-ui/design/core';
import { type ReactNode, useState } from 'react';
import { Leavable } from './Leavable';

interface AskFirstProps {
  /** What the button says that opens the form. */
  label: string;
  /** The form; `close` puts it away again, as Escape does. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens the form of a step which cannot be undone; the form can be left. */
export function AskFirst({ label, children }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const close = () => {
    setLeft(true);
    setOpen(false);
  };
  if (isOpen) return <Leavable onLeave={close}>{children(close)}</Leavable>;
  return (
    <div>
      <Button size="sm" variant="secondary" autoFocus={wasLeft} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </div>
  );
}

interface AskFirstActionsProps {
  /** What the step is called. */
  action: string;
  status: ActionStatus;
  onClose: () => void;
}

/** The buttons below such a form: the step, and the way out. */
export const AskFirstActions = ({ action, status, onClose }: AskFirstActionsProps) => (
  <div>
    <Button type="submit" size="sm" variant="danger" status={status}>
      {action}
    </Button>{' '}
    <Button size="sm" variant="quiet" onClick={onClose}>
      Not now
    </Button>
  </div>
);
