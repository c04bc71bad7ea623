import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'Orders',
  desks: [
    {
      href: links.staff.orders(),
      label: 'Orders',
      permission: 'orders:see',
      words: 'review pack dispatch refund',
    },
    {
      href: links.staff.pickList(),
      label: 'Packing',
      permission: 'orders:dispatch',
      words: 'pick list scan label slip',
    },
    {
      href: links.staff.returns(),
      label: 'Returns',
      permission: 'orders:see',
    },
    {
      href: links.staff.autoDeliveryCharges(),
      label: 'AutoDelivery charges',
      permission: 'charges:see',
      words: 'payments declined failed coming',
    },
    {
      href: links.staff.scripts(),
      label: 'Scripts',
      permission: 'scripts:check',
      words: 'prescriptions tokens repeats',
    },
  ],
};
