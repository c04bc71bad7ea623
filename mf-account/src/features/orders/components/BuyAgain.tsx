import { links } from '@saltbush/contract/links';
import { Banner, Button, ButtonLink, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OrderDetails } from '../api/order';
import { type BoughtAgain, buyAgain, canBuyAgain } from '../model/buy-again';

const itemsOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

function Outcome({ bought: { added, missed } }: { bought: BoughtAgain }) {
  const title =
    added.length > 0 ? `${itemsOf(added.length)} added to your cart` : 'Nothing was added to your cart';
  return (
    <Banner tone={missed.length > 0 ? 'warning' : 'success'} title={title} live>
      <Stack gap={2}>
        {missed.map(({ name, reason }) => (
          <Text key={name} size="sm">
            {name}: {reason}
          </Text>
        ))}
        {added.length > 0 && (
          <Cluster>
            <ButtonLink size="sm" href={links.cart()}>
              Go to cart
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Banner>
  );
}

/** Puts what is available of an order into the cart, and says what is not below the row of actions. */
export function BuyAgain({ order, children }: { order: OrderDetails; children: ReactNode }) {
  const action = useMutation({ mutationFn: () => buyAgain(order) });
  return (
    <>
      <Cluster gap={3}>
        {canBuyAgain(order) && (
          <Button
            size="sm"
            status={action.isPending ? 'busy' : 'idle'}
            busyLabel="Adding…"
            onClick={() => action.mutate()}
          >
            Buy again
          </Button>
        )}
        {children}
      </Cluster>
      {action.data && <Outcome bought={action.data} />}
      {action.isError && (
        <Banner tone="error" live>
          {errorMessage(action.error)}
        </Banner>
      )}
    </>
  );
}
