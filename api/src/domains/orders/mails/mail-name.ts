import { isPrescriptionSchedule } from '@saltbush/contract';
import { NO_PRODUCT, type OrderItemDocument } from '../documents';

/** E-mail is not private: pharmacist-only medicines and programs are named in the account only. */
export function mailName({ name, schedule, product_id }: OrderItemDocument): string {
  if (product_id === NO_PRODUCT) return 'Program fee';
  if (isPrescriptionSchedule(schedule)) return 'Prescription item';
  return schedule === '3' ? 'Pharmacy item' : name;
}
