import { pageTitle } from '@saltbush/contract';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { AppointmentDesk } from '../../features/counter-appointments/components/AppointmentDesk';

function StaffAppointmentPage({ params }: PageProps) {
  const uuid = params.uuid ?? '';
  return (
    <CounterPage title="Consultation">
      <AppointmentDesk key={uuid} uuid={uuid} />
    </CounterPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Consultation'), robots: 'noindex' } }),
  Component: StaffAppointmentPage,
});
