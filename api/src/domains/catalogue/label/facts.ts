import { austNumberOf, packSizeOf } from '@saltbush/contract';
import { allergensOf, servingsOf } from '../attributes';
import type { ProductDocument } from '../documents';

/** What a label tells, in words for shoppers. */
export interface LabelFact {
  name: string;
  value: string;
  /** What the value means. */
  note: string | null;
  /** Where it leads to. */
  url: string | null;
}

const SCHEDULES: Record<ProductDocument['schedule'], string | null> = {
  '': null,
  '2': 'Pharmacy medicine (S2)',
  '3': 'Pharmacist only medicine (S3)',
  '4': 'Prescription only medicine (S4)',
  '4N': 'Prescription only medicine (S4)',
};

/** Listed medicines are not evaluated for efficacy: Therapeutic Goods Act 1989, section 26A. */
const REGISTERS: Readonly<Record<string, string>> = {
  'AUST L': 'Listed: checked for quality and safety, not for how well it works',
  'AUST R': 'Registered: checked for quality, safety and effect',
};

/** Sponsors publish a leaflet for S3 and S4: Therapeutic Goods Regulations 1990, regulation 9A. */
const WITH_LEAFLET: readonly ProductDocument['schedule'][] = ['3', '4', '4N'];
const LEAFLETS =
  'https://www.tga.gov.au/products/medicines/find-information-about-medicine/consumer-medicines-information-cmi';

/** Returns what the label of a product tells, in the order of reading (rule selling-39). */
export function factsOf(product: ProductDocument): LabelFact[] {
  const { name, schedule, group_format } = product;
  const servings = servingsOf(product);
  const number = austNumberOf(product);
  const leaflet = WITH_LEAFLET.includes(schedule) ? 'Consumer medicine information at the TGA' : null;
  const facts: (Partial<Omit<LabelFact, 'value'>> & { value: string | null })[] = [
    { name: 'Pack', value: packSizeOf(name) },
    { name: 'Form', value: group_format },
    { name: 'Servings', value: servings === null ? null : `${servings} a pack` },
    { name: 'Contains', value: allergensOf(product).join(', ') },
    { name: 'Schedule', value: SCHEDULES[schedule] },
    { name: 'Register number', value: number, note: number && REGISTERS[number.slice(0, 6)] },
    { name: 'Leaflet', value: leaflet, url: LEAFLETS },
  ];
  return facts.flatMap(({ name: title = '', value, note = null, url = null }) =>
    value ? [{ name: title, value, note, url }] : [],
  );
}
