import { TextButton } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const CancelDialog = recoverable(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

interface CancelProgramProps {
  subscription: Subscription;
  /** Null before it was opened for the first time. */
  isOpen: boolean | null;
  onOpenChange: (isOpen: boolean) => void;
}

/** Button that opens the cancellation dialog, loading it on demand; the first consult's leads to it too. */
export function CancelProgram({ subscription, isOpen, onOpenChange }: CancelProgramProps) {
  return (
    <>
      <TextButton variant="quiet" onClick={() => onOpenChange(true)}>
        Cancel your program
      </TextButton>
      {isOpen !== null && (
        <Suspense>
          <CancelDialog subscription={subscription} open={isOpen} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
