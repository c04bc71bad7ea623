import { pageTitle } from '@saltbush/contract';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { ProgramQueue } from '../../features/counter-programs/components/ProgramQueue';
import { readProgramList } from '../../features/counter-programs/model/program-list';

function StaffProgramsPage({ search }: PageProps) {
  return (
    <CounterPage title="Program reviews">
      <ProgramQueue list={readProgramList(search)} />
    </CounterPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Program reviews'), robots: 'noindex' } }),
  Component: StaffProgramsPage,
});
