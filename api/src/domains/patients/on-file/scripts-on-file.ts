import { catalogueIds, findProducts } from '../../catalogue';
import type { PatientsContext } from '../context';
import { dispensableScripts, nextSupplyOf } from './dispensable';
import { listWithScript } from './store';

/** Returns the scripts of a product on file for the account's patients that can still be dispensed (rule health-33). */
export async function scriptsOnFile(
  _root: unknown,
  { product_id }: { product_id: string },
  { db, user, clock }: PatientsContext,
) {
  const [productId] = catalogueIds([product_id]);
  if (!user || productId === undefined) return [];
  const now = clock.now();
  const [patients, [product = { _id: productId }]] = await Promise.all([
    listWithScript(db, user.id, productId),
    findProducts(db, [productId]),
  ]);
  return patients.flatMap((patient) =>
    dispensableScripts(patient, productId, now).map(({ repeats_left, expires_on }) => ({
      patient_uuid: patient._id,
      repeats_left,
      expires_on,
      next_supply_on: nextSupplyOf(patient, product, now),
    })),
  );
}
