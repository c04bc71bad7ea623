import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { DayTimes } from '../../features/counter-times/components/DayTimes';
import { readDay } from '../../shared/counter/day';

function StaffConsultTimesPage({ search }: PageProps) {
  return (
    <CounterPage title="Consult times">
      <DayTimes date={readDay(search, new Date())} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Consult times',
  permission: 'consult-times:plan',
  Component: StaffConsultTimesPage,
});
