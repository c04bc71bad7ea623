import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Sheet, toast } from '@saltbush/shared-ui/design/overlays';
import type { CartLine } from '../../../shared/cart/cart';
import { useFocusFirstError } from '../model/use-focus-first-error';
import { useLineScript } from '../model/use-line-script';
import { ScriptQuestions } from './ScriptQuestions';

interface LineScriptSheetProps {
  uuid: string;
  line: CartLine;
  open: boolean;
  onClose: () => void;
}

/** Patient and script form of a cart line. */
export function LineScriptSheet({ uuid, line, open, onClose }: LineScriptSheetProps) {
  const script = useLineScript(uuid, line, () => {
    toast({ message: 'Patient and script saved', tone: 'success' });
    onClose();
  });
  const questions = useFocusFirstError<HTMLDivElement>(script.validation);
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Patient and script"
      footer={
        <Button
          block
          status={script.isChecking ? 'busy' : 'idle'}
          busyLabel="Saving..."
          onClick={() => void script.save()}
        >
          Save patient and continue
        </Button>
      }
    >
      <div ref={questions}>
        <Stack gap={4}>
          <Text tone="muted">{line.product?.name}</Text>
          <ScriptQuestions script={script} isLine />
        </Stack>
      </div>
    </Sheet>
  );
}
