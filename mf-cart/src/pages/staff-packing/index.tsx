import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { PackingDesk } from '../../features/counter-packing/components/PackingDesk';

function StaffPackingPage({ params }: PageProps) {
  const reference = params.reference ?? '';
  return (
    <CounterPage title={`Pack ${reference}`}>
      <PackingDesk reference={reference} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: ({ reference = '' }) => `Pack ${reference}`,
  permission: 'orders:dispatch',
  Component: StaffPackingPage,
});
