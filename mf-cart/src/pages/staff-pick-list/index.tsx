import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { PickList } from '../../features/counter-packing/components/PickList';

function StaffPickListPage({ search }: PageProps) {
  return (
    <CounterPage title="Pick list">
      <PickList place={{ after: search.get('after') }} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Pick list',
  permission: 'orders:dispatch',
  Component: StaffPickListPage,
});
