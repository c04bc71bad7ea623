import { isPrescriptionSchedule } from '@saltbush/contract';
import { TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { ScriptIcon } from '@saltbush/shared-ui/design/icons';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useSession } from '@saltbush/shared-ui/platform';
import { Suspense, useState } from 'react';
import type { CartLine } from '../../../shared/cart/cart';

const LineScriptSheet = recoverable(async () => {
  const { LineScriptSheet } = await import('./LineScriptSheet');
  return { default: LineScriptSheet };
});

type Product = NonNullable<CartLine['product']>;

const needsScript = ({ requires_prescription, schedule }: Product) =>
  requires_prescription || isPrescriptionSchedule(schedule);

/** Opens the patient and script form of a prescription line, including lines that were added without them. */
export function LineScript({ uuid, line }: { uuid: string; line: CartLine }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const [sheet, setSheet] = useState({ opened: 0, isOpen: false });
  if (!line.product || !isSignedIn || !needsScript(line.product)) return null;
  const isComplete = Boolean(line.patient && line.script_type);
  return (
    <>
      <TextButton
        icon={ScriptIcon}
        variant={isComplete ? 'quiet' : 'strong'}
        onClick={() => setSheet(({ opened }) => ({ opened: opened + 1, isOpen: true }))}
      >
        {isComplete ? 'Change patient or script' : 'Add patient and script'}{' '}
        <VisuallyHidden>of {line.product.name}</VisuallyHidden>
      </TextButton>
      {sheet.opened > 0 && (
        <Suspense fallback={null}>
          <LineScriptSheet
            key={sheet.opened}
            uuid={uuid}
            line={line}
            open={sheet.isOpen}
            onClose={() => setSheet((last) => ({ ...last, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
