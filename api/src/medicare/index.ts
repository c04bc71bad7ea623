import type { StandIn } from '../lib/stand-ins';
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

/** Creates the Medicare check: the embedded one, which only checks the format, or none in production. */
export const createMedicareCheck = ({ standIns }: { standIns: ReadonlySet<StandIn> }): MedicareCheck =>
  standIns.has('medicare') ? createEmbeddedMedicareCheck() : unconnected;
