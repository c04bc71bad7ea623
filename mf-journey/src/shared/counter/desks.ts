import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'Programs',
  desks: [
    {
      href: links.staff.programs(),
      label: 'Program reviews',
      permission: 'programs:review',
      words: 'journey weight',
    },
    {
      href: links.staff.programCharges(),
      label: 'Program charges',
      permission: 'charges:see',
      words: 'payments declined renewals failed coming',
    },
  ],
};
