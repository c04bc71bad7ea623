import type { MedicareCheck } from './check';
import { createEmbeddedMedicareCheck } from './embedded';

export type { MedicareCheck } from './check';

/** The Medicare check of the shop: the embedded one, which looks at the form of the details. */
export const createMedicareCheck = (): MedicareCheck => createEmbeddedMedicareCheck();
