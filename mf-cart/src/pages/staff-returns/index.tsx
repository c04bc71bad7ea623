import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ReturnQueue } from '../../features/counter-returns/components/ReturnQueue';
import { readReturnList } from '../../features/counter-returns/model/return-list';

const StaffReturnsPage = ({ search }: PageProps) => (
  <CounterPage title="Returns">
    <ReturnQueue list={readReturnList(search)} />
  </CounterPage>
);

export const page = defineDesk({ title: 'Returns', permission: 'orders:see', Component: StaffReturnsPage });
