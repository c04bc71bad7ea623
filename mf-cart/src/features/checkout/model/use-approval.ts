import { useWallet } from '@saltbush/shared-ui/payment';
import { type ReactNode, useRef } from 'react';
import { type Payment, walletOf } from './payment';

interface Approval {
  /** Passes on the source that pays the amount in cents: at once for a token, after its sheet for a wallet. */
  ask: (payment: Payment, amount: number, onSource: (sourceId: string) => void) => void;
  /** Lets the next payment ask the wallet again, because what it approved was refused. */
  forget: () => void;
  isOpen: boolean;
  /** The wallet's sheet while it is open. */
  sheet: ReactNode;
}

/**
 * Asks a wallet for its approval. One whose answer got lost on the way stands for another try of the same amount, so
 * that the same payment goes on.
 */
export function useApproval({ onClosed }: { onClosed: (message: string) => void }): Approval {
  const approved = useRef<{ wallet: string; amount: number; sourceId: string } | null>(null);
  const waiting = useRef<(sourceId: string) => void>(() => {});
  const { open, isOpen, sheet } = useWallet({
    onApproved: ({ id, brand }, amount) => {
      approved.current = { wallet: brand, amount, sourceId: id };
      waiting.current(id);
    },
    onClosed,
  });
  const ask: Approval['ask'] = (payment, amount, onSource) => {
    const wallet = walletOf(payment);
    if (!wallet) return 'id' in payment ? onSource(payment.id) : undefined;
    const last = approved.current;
    if (last?.wallet === wallet.id && last.amount === amount) return onSource(last.sourceId);
    waiting.current = onSource;
    open(wallet, amount);
  };
  const forget = () => {
    approved.current = null;
  };
  return { ask, forget, isOpen, sheet };
}
