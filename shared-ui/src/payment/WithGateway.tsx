import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { GatewayUnavailable } from './GatewayUnavailable';
import { isOpen, type OpenGateway, paymentGatewayQuery } from './payment-gateway';

interface WithGatewayProps {
  /** Number of fields of the skeleton. */
  fields?: number;
  /** Text and heading to show while no gateway accepts payments. */
  unavailable?: Pick<ComponentProps<typeof GatewayUnavailable>, 'title' | 'children' | 'headingLevel'>;
  /** Renders the payment fields. */
  children: (gateway: OpenGateway) => ReactNode;
}

/** Loads the payment gateway for its children; offers a retry if none accepts payments. */
export function WithGateway({ fields = 2, unavailable, children }: WithGatewayProps) {
  const { data, isPending, isFetching, refetch } = useQuery(paymentGatewayQuery());
  // What is typed stays, also when the query begins again for another session.
  const [last, setLast] = useState<OpenGateway | null>(null);
  if (isOpen(data) && data !== last) setLast(data);
  const open = isOpen(data) ? data : data === undefined ? last : null;
  if (open) return children(open);
  if (isPending) return <FormSkeleton fields={fields} />;
  return <GatewayUnavailable {...unavailable} onRetry={() => void refetch()} busy={isFetching} />;
}
