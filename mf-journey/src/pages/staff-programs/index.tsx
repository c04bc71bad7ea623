import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ProgramQueue } from '../../features/counter-programs/components/ProgramQueue';
import { readProgramList } from '../../features/counter-programs/model/program-list';

function StaffProgramsPage({ search }: PageProps) {
  return (
    <CounterPage title="Program reviews">
      <ProgramQueue list={readProgramList(search)} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Program reviews',
  permission: 'programs:review',
  Component: StaffProgramsPage,
});
