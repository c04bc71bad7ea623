import type { MedicareCheck } from './check';
import { createEmbeddedMedicareCheck } from './embedded';

export type { MedicareCheck } from './check';

/** No service is connected: well-formed details must not pass for a real card. */
const unconnected: MedicareCheck = {
  name: 'none',
  async isValid() {
    throw new Error('No Medicare service is connected');
  },
};

/** The Medicare check of the shop: the embedded one, which looks at the form only, and none in production. */
export const createMedicareCheck = ({ isProduction }: { isProduction: boolean }): MedicareCheck =>
  isProduction ? unconnected : createEmbeddedMedicareCheck();
