import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { DayChoice } from '../../features/counter-appointments/components/DayChoice';
import { DayTable } from '../../features/counter-appointments/components/DayTable';
import { readDayList } from '../../features/counter-appointments/model/day-list';

function StaffAppointmentsPage({ search }: PageProps) {
  const list = readDayList(search, new Date());
  return (
    <CounterPage title="Consultations">
      <DayChoice list={list} />
      <DayTable list={list} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Consultations',
  permission: 'appointments:run',
  Component: StaffAppointmentsPage,
});
