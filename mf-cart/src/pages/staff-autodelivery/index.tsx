import { defineDesk, readChargeList } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { AutoDeliveryCharges } from '../../features/counter-charges/components/AutoDeliveryCharges';

const StaffAutoDeliveryPage = ({ search }: PageProps) => (
  <CounterPage title="AutoDelivery charges">
    <AutoDeliveryCharges list={readChargeList(search)} />
  </CounterPage>
);

export const page = defineDesk({
  title: 'AutoDelivery charges',
  permission: 'charges:see',
  Component: StaffAutoDeliveryPage,
});
