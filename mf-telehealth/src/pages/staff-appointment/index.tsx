import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import type { PageProps } from '@saltbush/shared-ui/platform';
import { AppointmentDesk } from '../../features/counter-appointments/components/AppointmentDesk';

function StaffAppointmentPage({ params }: PageProps) {
  const uuid = params.uuid ?? '';
  return (
    <CounterPage title="Consultation">
      <AppointmentDesk key={uuid} uuid={uuid} />
    </CounterPage>
  );
}

export const page = defineDesk({
  title: 'Consultation',
  permission: 'appointments:run',
  Component: StaffAppointmentPage,
});
