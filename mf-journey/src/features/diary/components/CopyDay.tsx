import { TextButton } from '@saltbush/shared-ui/design/core';
import { CopyIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { DiaryDay } from '../api/diary-day';

const CopyDialog = recoverable(() =>
  import('./CopyDialog').then((module) => ({ default: module.CopyDialog })),
);

/** Opens the dialog that copies another day into this one. */
export function CopyDay({ day, today }: { day: DiaryDay; today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton icon={CopyIcon} onClick={() => setOpen(true)}>
        Copy from another day
      </TextButton>
      {isOpen && (
        <Suspense>
          <CopyDialog day={day} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
