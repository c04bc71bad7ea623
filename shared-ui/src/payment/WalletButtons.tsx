import { Button, Stack } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isOpen, type PaymentWallet, paymentGatewayQuery } from './payment-gateway';
import styles from './WalletButtons.module.css';

interface WalletButtonsProps {
  onChoose: (wallet: PaymentWallet) => void;
  isBusy?: boolean;
  /** The other ways to pay. */
  children: ReactNode;
}

/** A button for each wallet of the gateway above the other ways to pay; these alone where it has none. */
export function WalletButtons({ onChoose, isBusy = false, children }: WalletButtonsProps) {
  const { data } = useQuery(paymentGatewayQuery());
  const wallets = isOpen(data) ? data.wallets : [];
  return (
    <Stack gap={4}>
      {wallets.map((wallet) => (
        <Button
          key={wallet.id}
          variant="secondary"
          block
          status={isBusy ? 'busy' : 'idle'}
          busyLabel={`Opening ${wallet.name}…`}
          onClick={() => onChoose(wallet)}
        >
          Pay with {wallet.name}
        </Button>
      ))}
      {wallets.length > 0 && <p className={styles.or}>or pay another way</p>}
      <div>{children}</div>
    </Stack>
  );
}
