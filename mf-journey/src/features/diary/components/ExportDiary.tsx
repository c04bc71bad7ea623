import { TextButton } from '@saltbush/shared-ui/design/core';
import { DownloadIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';

const ExportDialog = recoverable(() =>
  import('./ExportDialog').then((module) => ({ default: module.ExportDialog })),
);

/** Opens the dialog that saves a span of days as a file. */
export function ExportDiary({ day, today }: { day: string; today: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextButton icon={DownloadIcon} onClick={() => setOpen(true)}>
        Save as a file
      </TextButton>
      {isOpen && (
        <Suspense>
          <ExportDialog {...{ day, today }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
