import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'Telehealth',
  desks: [
    {
      href: links.staff.appointments(),
      label: 'Consultations',
      permission: 'appointments:run',
      words: 'appointments day',
    },
    {
      href: links.staff.consultTimes(),
      label: 'Consult times',
      permission: 'consult-times:plan',
      words: 'roster capacity places close slots',
    },
  ],
};
