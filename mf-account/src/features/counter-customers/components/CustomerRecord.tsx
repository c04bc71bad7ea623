import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { actAsCustomer } from '../api/act-as-customer';
import { endSignIns } from '../api/end-sign-ins';
import { staffCustomerQuery } from '../api/staff-customer';
import { CustomerFacts } from './CustomerFacts';
import { CustomerOrders } from './CustomerOrders';
import { ReasonForm } from './ReasonForm';

async function actAndLeave(id: string, reason: string): Promise<string> {
  await actAsCustomer(id, reason);
  window.location.assign(links.home());
  return 'You are acting as this customer. The shop is opening.';
}

async function signOutEverywhere(id: string, reason: string): Promise<string> {
  const ended = await endSignIns(id, reason);
  return ended === 1 ? '1 sign-in has ended.' : `${ended} sign-ins have ended.`;
}

function Actions({ id }: { id: string }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'customers:impersonate')) return null;
  return (
    <>
      <CounterPanel title="Act as this customer">
        <ReasonForm
          action="Start acting"
          hint="For at most an hour; everything you do is recorded"
          onConfirm={(reason) => actAndLeave(id, reason)}
        />
      </CounterPanel>
      <CounterPanel title="Sign out everywhere">
        <ReasonForm
          action="End all sign-ins"
          hint="As after a theft: every device has to sign in again"
          isDangerous
          onConfirm={(reason) => signOutEverywhere(id, reason)}
        />
      </CounterPanel>
    </>
  );
}

/** A customer's page: orders and account, and what staff can do in it. */
export function CustomerRecord({ id }: { id: string }) {
  const customer = useQuery(staffCustomerQuery(id));
  if (customer.isError) {
    return <ErrorState onRetry={() => void customer.refetch()}>{customer.error.message}</ErrorState>;
  }
  if (!customer.data) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    );
  }
  return (
    <CounterColumns
      aside={
        <>
          <CustomerFacts customer={customer.data} />
          <Actions id={id} />
        </>
      }
    >
      <CustomerOrders orders={customer.data.orders} />
    </CounterColumns>
  );
}
