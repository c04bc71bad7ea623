import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'Finding',
  desks: [
    {
      href: links.staff.search(),
      label: 'Search',
      permission: 'search:report',
      words: 'queries report found nothing',
    },
    {
      href: links.staff.searchWords(),
      label: 'Words of the search',
      permission: 'search:tune',
      words: 'synonyms',
      isHidden: true,
    },
  ],
};
