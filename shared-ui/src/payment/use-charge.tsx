import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { ThreeDSecureStep } from './ThreeDSecureDialog';

/** Loaded on demand: most payments never need it. */
const ThreeDSecureDialog = recoverable(async () => {
  const module = await import('./ThreeDSecureDialog');
  return { default: module.ThreeDSecureDialog };
}, 'The check by your bank');

/** Shown when the shopper closes the 3-D Secure dialog. */
export const AUTHENTICATION_CANCELLED = 'Your bank’s check was not finished. You have not been charged.';

/** Payload of a mutation that charges a payment method; a step means that the bank must authenticate the shopper first. */
export interface ChargeResult {
  three_d_secure?: ThreeDSecureStep | null;
}

/** A charge that needs no (further) authentication. */
export type SettledCharge<Result extends ChargeResult> = Exclude<
  Result,
  { three_d_secure: ThreeDSecureStep }
>;

export interface ChargeOptions<Result extends ChargeResult> {
  onDone: (result: SettledCharge<Result>) => void;
  /** Receives the api's error. The charge stays busy until a returned promise settles. */
  onFailed: (error: unknown) => void | Promise<void>;
  /** Receives the message to show when the shopper closes the dialog. */
  onCancelled: (message: string) => void;
}

export interface Charge<Variables> {
  /** Sends the mutation. Does nothing while one is in flight. Never rejects because of the mutation. */
  charge: (variables: Variables) => Promise<void>;
  /** True while the mutation is in flight or the dialog is open. */
  isBusy: boolean;
  /** The 3-D Secure dialog; null unless the bank requires it. Render it with the form. */
  dialog: ReactNode;
}

/**
 * Sends a mutation that charges a payment method. If the bank requires 3-D Secure, opens its dialog and sends the same mutation
 * again once the shopper has responded, so the mutation must be idempotent.
 */
export function useCharge<Variables, Result extends ChargeResult>(
  send: (variables: Variables) => Promise<Result>,
  { onDone, onFailed, onCancelled }: ChargeOptions<Result>,
): Charge<Variables> {
  const inFlight = useRef(false);
  const [isSending, setSending] = useState(false);
  const [pending, setPending] = useState<{ step: ThreeDSecureStep; variables: Variables } | null>(null);

  const attempt = async (variables: Variables) => {
    try {
      return await send(variables);
    } catch (error) {
      await onFailed(error);
      return null;
    }
  };
  const charge = async (variables: Variables) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setSending(true);
    setPending(null);
    const result = await attempt(variables);
    inFlight.current = false;
    setSending(false);
    if (!result) return;
    const step = result.three_d_secure;
    if (step) setPending({ step, variables });
    else onDone(result as SettledCharge<Result>);
  };
  const cancel = () => {
    setPending(null);
    onCancelled(AUTHENTICATION_CANCELLED);
  };
  const dialog = pending && (
    <Suspense>
      <ThreeDSecureDialog
        step={pending.step}
        onAnswered={() => void charge(pending.variables)}
        onCancel={cancel}
      />
    </Suspense>
  );
  return { charge, isBusy: isSending || pending !== null, dialog };
}
