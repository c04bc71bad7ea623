import { Dialog } from '@saltbush/shared-ui/design/overlays';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './ThreeDSecureDialog.module.css';

/** The bank's challenge, as returned by every mutation that charges a card. */
export interface ThreeDSecureStep {
  intent_id: string;
  challenge_url: string;
}

interface ThreeDSecureDialogProps {
  step: ThreeDSecureStep;
  /** Called once the bank has decided either way: the payment's result can be fetched. */
  onAnswered: () => void;
  onCancel: () => void;
}

function isCompletion(data: unknown, intentId: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { type, intent_id } = data as Record<string, unknown>;
  return type === 'three-d-secure' && intent_id === intentId;
}

/** Shows the bank's page in a frame and waits for its message that the challenge is complete. */
export function ThreeDSecureDialog({ step, onAnswered, onCancel }: ThreeDSecureDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const complete = useEffectEvent(onAnswered);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.source === frame.current?.contentWindow && isCompletion(event.data, step.intent_id))
        complete();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [step.intent_id]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title="Your bank wants to check it’s you"
      description="Answer your bank below. Nothing is charged until you do."
    >
      <iframe
        ref={frame}
        className={styles.frame}
        src={step.challenge_url}
        title="Your bank’s confirmation"
        allow="payment; publickey-credentials-get"
      />
    </Dialog>
  );
}
