import { pageTitle } from '@saltbush/contract';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { ProgramDesk } from '../../features/counter-programs/components/ProgramDesk';

function StaffProgramPage({ params }: PageProps) {
  const id = params.id ?? '';
  return (
    <CounterPage title="Program review">
      <ProgramDesk key={id} id={id} />
    </CounterPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Program review'), robots: 'noindex' } }),
  Component: StaffProgramPage,
});
