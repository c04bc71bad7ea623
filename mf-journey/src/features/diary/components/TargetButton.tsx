import { TextButton } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { DiaryDay } from '../api/diary-day';

const TargetDialog = recoverable(() =>
  import('./TargetDialog').then((module) => ({ default: module.TargetDialog })),
);

/** Opens the dialog for the daily targets. */
export function TargetButton({ target, day }: Pick<DiaryDay, 'target' | 'day'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Change your target</TextButton>
      {isOpen && (
        <Suspense>
          <TargetDialog target={target} day={day} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
