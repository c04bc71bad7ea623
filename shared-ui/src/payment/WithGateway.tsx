import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { GatewayAway } from './GatewayAway';
import { isOpen, type OpenGateway, paymentGatewayQuery } from './payment-gateway';

interface WithGatewayProps {
  /** How many fields the skeleton has. */
  fields?: number;
  /** Words and heading of what stands there while no gateway takes cards. */
  away?: Pick<ComponentProps<typeof GatewayAway>, 'title' | 'children' | 'headingLevel'>;
  /** Makes the place of the card. */
  children: (gateway: OpenGateway) => ReactNode;
}

/** The gateway that takes card data: waits for it, or says that it is away and tries again when asked. */
export function WithGateway({ fields = 2, away, children }: WithGatewayProps) {
  const { data, isPending, isFetching, refetch } = useQuery(paymentGatewayQuery());
  if (isOpen(data)) return children(data);
  if (isPending) return <FormSkeleton fields={fields} />;
  return <GatewayAway {...away} onRetry={() => void refetch()} busy={isFetching} />;
}
