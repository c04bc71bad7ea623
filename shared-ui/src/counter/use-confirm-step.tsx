import { Button, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { type ReactNode, type RefObject, useState } from 'react';

/** A step with a large effect, which is taken only once that is confirmed. */
export interface LargeStep {
  /** The question. */
  title: string;
  /** What the step does, with what is now and what will be. */
  effect: string;
  /** The words of the button that takes it. */
  label: string;
}

type Take = () => void;

/** What a desk needs to ask before a step. */
interface ConfirmStep {
  /** Asks, and calls `take` once the step is confirmed. */
  ask: (step: LargeStep, take: Take) => void;
  /** Belongs outside of forms, and stays mounted. */
  dialog: ReactNode;
}

/**
 * Asks before a step with a large effect. Afterwards the focus is where it was before.
 * @param after receives the focus instead once the step is confirmed, if what had it is replaced by the step
 */
export function useConfirmStep(after?: RefObject<HTMLElement | null>): ConfirmStep {
  const [isOpen, setOpen] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  // Kept while the dialog closes, which would be empty otherwise.
  const [asked, setAsked] = useState<{ step: LargeStep; take: Take } | null>(null);
  const ask = (step: LargeStep, take: Take) => {
    setAsked({ step, take });
    setConfirmed(false);
    setOpen(true);
  };
  const confirm = () => {
    setConfirmed(true);
    setOpen(false);
    asked?.take();
  };
  const { title = '', effect = '', label = '' } = asked?.step ?? {};
  const dialog = (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={title}
      finalFocus={isConfirmed ? after : undefined}
      footer={
        <Cluster gap={3} justify="end">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Go back
          </Button>
          <Button variant="danger" onClick={confirm}>
            {label}
          </Button>
        </Cluster>
      }
    >
      <Text>{effect}</Text>
    </Dialog>
  );
  return { ask, dialog };
}
