import { isPrescriptionSchedule } from '../products/regulation';

/** Properties of a cart line that grouping depends on. */
export interface GroupableItem {
  product: {
    requires_prescription: boolean;
    is_pharmacy: boolean;
    schedule: string | null;
    is_practitioner: boolean;
    booking_type: string | null;
  } | null;
  matched_promotion: { id: string | number; display_title: string } | null;
}

export const CART_GROUP_TITLES = {
  other: 'Other Items',
  prescription: 'Prescription',
  'pharmacist-only': 'Pharmacist Only Medicine',
  pharmacy: 'Pharmacy Medicine',
  practitioner: 'Practitioner',
  telehealth: 'Telehealth',
} as const;

export type CartGroupKind = keyof typeof CART_GROUP_TITLES | 'promotion';

export interface CartGroup<Item> {
  /** Stable key of the group: its kind, plus the promotion's id for promotions. */
  key: string;
  kind: CartGroupKind;
  title: string;
  items: Item[];
}

/** Order of the groups on the page, as in section 2.15. */
const ORDER: CartGroupKind[] = [
  'other',
  'promotion',
  'prescription',
  'pharmacist-only',
  'pharmacy',
  'practitioner',
  'telehealth',
];

/**
 * Returns the group a line belongs to (section 2.15). If several fit: a service is Telehealth; a schedule 3 line on
 * prescription is Prescription even within a promotion; otherwise the matched promotion decides, then the product.
 */
export function cartGroupKind(item: GroupableItem): CartGroupKind {
  const { product } = item;
  if (!product) return 'other';
  const { schedule } = product;
  if (product.booking_type) return 'telehealth';
  if (product.requires_prescription && schedule === '3') return 'prescription';
  if (item.matched_promotion) return 'promotion';
  if (product.requires_prescription || isPrescriptionSchedule(schedule)) return 'prescription';
  if (product.is_practitioner) return 'practitioner';
  if (schedule === '2') return 'pharmacy';
  return product.is_pharmacy || schedule === '3' ? 'pharmacist-only' : 'other';
}

/** Groups a cart's lines under titles, in the order of section 2.15; lines retain their order within a group. */
export function groupCartItems<Item extends GroupableItem>(items: readonly Item[]): CartGroup<Item>[] {
  const groups = new Map<string, CartGroup<Item>>();
  for (const item of items) {
    const kind = cartGroupKind(item);
    const promotion = kind === 'promotion' ? item.matched_promotion : null;
    const key = promotion ? `promotion:${promotion.id}` : kind;
    const title = promotion?.display_title ?? CART_GROUP_TITLES[kind as keyof typeof CART_GROUP_TITLES];
    const group = groups.get(key) ?? { key, kind, title, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
