import { GatewayFrame } from './GatewayFrame';

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

/** Shows the bank's page in a frame and waits for its message that the challenge is complete. */
export const ThreeDSecureDialog = ({ step, onAnswered, onCancel }: ThreeDSecureDialogProps) => (
  <GatewayFrame
    title="Your bank wants to check it’s you"
    description="Answer your bank below. Nothing is charged until you do."
    src={step.challenge_url}
    frameTitle="Your bank’s confirmation"
    onMessage={({ type, intent_id }) => {
      if (type === 'three-d-secure' && intent_id === step.intent_id) onAnswered();
    }}
    onClose={onCancel}
  />
);
