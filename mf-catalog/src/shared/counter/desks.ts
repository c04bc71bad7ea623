import { links } from '@saltbush/contract/links';
import type { Desks } from '@saltbush/shared-ui/counter';

/** This squad's desks at the counter. */
export const DESKS: Desks = {
  label: 'Catalogue',
  desks: [
    {
      href: links.staff.products(),
      label: 'Products',
      permission: 'products:see',
      words: 'prices stock',
    },
    {
      href: links.staff.promotions(),
      label: 'Promotions',
      permission: 'promotions:draft',
      words: 'offers discounts multibuy bonus points',
    },
    {
      href: links.staff.vouchers(),
      label: 'Vouchers',
      permission: 'promotions:draft',
      words: 'offer codes coupons discounts uses',
    },
    {
      href: links.staff.content(),
      label: 'Content',
      permission: 'content:edit',
      words: 'banners promotions pages strip',
    },
  ],
};
