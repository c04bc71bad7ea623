import { defineDesk, readChargeList } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ProgramCharges } from '../../features/counter-charges/components/ProgramCharges';

const StaffProgramChargesPage = ({ search }: PageProps) => (
  <CounterPage title="Program charges">
    <ProgramCharges list={readChargeList(search)} />
  </CounterPage>
);

export const page = defineDesk({
  title: 'Program charges',
  permission: 'charges:see',
  Component: StaffProgramChargesPage,
});
