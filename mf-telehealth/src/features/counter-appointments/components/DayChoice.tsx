import { links } from '@saltbush/contract/links';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import type { StaffAppointmentChoice } from '../../../generated/gql/graphql';
import { DayForm } from '../../../shared/counter/DayForm';
import { CHOICE_LABELS, type DayList, dayListAddress } from '../model/day-list';

const CHOICES = Object.keys(CHOICE_LABELS) as StaffAppointmentChoice[];

/** Chooses the day, and which of its consultations are listed. */
export function DayChoice({ list }: { list: DayList }) {
  return (
    <>
      <DayForm
        date={list.date}
        action={links.staff.appointments()}
        hrefFor={(date) => dayListAddress({ ...list, date, page: 1 })}
      />
      <CounterNavigation
        label="Consultations"
        isTabs
        links={CHOICES.map((show) => ({
          href: dayListAddress({ ...list, show, page: 1 }),
          label: CHOICE_LABELS[show],
          isCurrent: show === list.show,
        }))}
      />
    </>
  );
}
