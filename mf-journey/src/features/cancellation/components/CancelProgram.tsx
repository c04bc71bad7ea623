import { recoverable, TextButton } from '@saltbush/shared-ui/design/core';
import { Suspense, useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const CancelDialog = recoverable(() =>
  import('./CancelDialog').then((module) => ({ default: module.CancelDialog })),
);

/** Button that opens the cancellation dialog, loading it on demand. */
export function CancelProgram({ subscription }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <TextButton variant="quiet" onClick={() => setOpen(true)}>
        Cancel your program
      </TextButton>
      {isOpen !== null && (
        <Suspense>
          <CancelDialog subscription={subscription} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
