import { TextButton } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const PauseDialog = recoverable(() =>
  import('./PauseDialog').then((module) => ({ default: module.PauseDialog })),
);

/** Button that opens the pause dialog, loading it on demand; absent while the next charge cannot be put off. */
export function PauseProgram({ subscription }: { subscription: Subscription }) {
  const [isOpen, setOpen] = useState(false);
  if (subscription.pause_options.length === 0) return null;
  return (
    <>
      <TextButton variant="quiet" onClick={() => setOpen(true)}>
        Pause your program
      </TextButton>
      {isOpen && (
        <Suspense>
          <PauseDialog subscription={subscription} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
