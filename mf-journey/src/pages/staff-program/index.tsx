import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { ProgramDesk } from '../../features/counter-programs/components/ProgramDesk';

function StaffProgramPage({ params }: PageProps) {
  const id = params.id ?? '';
  return (
    <CounterPage title="Program review">
      <ProgramDesk key={id} id={id} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Program review',
  permission: 'programs:review',
  Component: StaffProgramPage,
});
