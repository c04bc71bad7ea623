import { Banner, Button, Cluster, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { OrderDetails } from '../api/order';
import { withdrawReturn } from '../api/withdraw-return';
import type { OrderAccess } from '../model/order-access';

interface WithdrawReturnProps {
  code: string;
  access: OrderAccess;
  onChanged: (order: OrderDetails) => void;
}

/** Withdraws a return that has not been sent, after it was asked for once more. */
export function WithdrawReturn({ code, access, onChanged }: WithdrawReturnProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const { status, run, failure } = useActionStatus();
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" size="sm" autoFocus={wasLeft} onClick={() => setOpen(true)}>
          I am keeping it
        </Button>
      </div>
    );
  }
  const leave = () => {
    setLeft(true);
    setOpen(false);
  };
  const withdraw = () => run(async () => onChanged(await withdrawReturn(access, code)));
  return (
    <Stack gap={3}>
      <Text>
        Withdraw return {code}? Only if you have not sent the parcel. You can ask again while returns are
        open.
      </Text>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      <Cluster gap={3}>
        <Button size="sm" status={status} busyLabel="Withdrawing…" onClick={() => void withdraw()} autoFocus>
          Withdraw return
        </Button>
        <Button size="sm" variant="secondary" onClick={leave}>
          I am sending it
        </Button>
      </Cluster>
    </Stack>
  );
}
