import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import { listMovements, listShelves } from '../../catalogue';
import { findPharmacy, listPharmacies } from '../../fulfilment';
import type { StaffContext } from '../context';

type Db = Pick<StaffContext, 'db'>;

/**
 * Returns the pharmacy on whose shelf something is changed; null for the central stock.
 * @throws {BusinessError} INVALID_INPUT (pharmacy_id) for one without a shelf
 */
export async function requireShelf({ db }: Db, id: string | null | undefined): Promise<number | null> {
  if (id === null || id === undefined) return null;
  const pharmacy = /^\d{1,9}$/.test(id) ? await findPharmacy(db, Number(id)) : null;
  if (pharmacy?.is_click_and_collect) return pharmacy._id;
  throw invalidInput({ pharmacy_id: FIELD_MESSAGES.shelf_unknown });
}

/** Returns what each pharmacy with a shelf has of a product, by name, and what staff have changed of it. */
export async function shelvesOf({ db }: Db, productId: number) {
  const [pharmacies, shelves, movements] = await Promise.all([
    listPharmacies(db),
    listShelves(db, productId),
    listMovements(db, productId, 'shelves'),
  ]);
  const names = new Map(pharmacies.map(({ _id, name }) => [_id, name]));
  const units = new Map(shelves.map(({ pharmacy_id, stock }) => [pharmacy_id, stock]));
  return {
    shelves: pharmacies
      .filter(({ is_click_and_collect }) => is_click_and_collect)
      .map(({ _id, name }) => ({ pharmacy_id: String(_id), name, stock: units.get(_id) ?? 0 }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    shelf_movements: movements.map(({ _id: id, pharmacy_id = 0, ...movement }) => ({
      ...{ id, ...movement },
      pharmacy: names.get(pharmacy_id) ?? '',
    })),
  };
}
