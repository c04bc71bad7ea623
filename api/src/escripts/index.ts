import type { StandIn } from '../lib/stand-ins';
import { createEmbeddedEscripts } from './embedded';
import { type EscriptProvider, EscriptUnavailableError } from './provider';

export type { EscriptProvider } from './provider';

/** No exchange is connected: a sample token must never pass for a prescription. */
const unconnected: EscriptProvider = {
  name: 'none',
  async check() {
    throw new EscriptUnavailableError('No prescription exchange is connected');
  },
};

/** Creates the prescription exchange: the embedded one with its sample tokens, or none in production. */
export const createEscripts = ({ standIns }: { standIns: ReadonlySet<StandIn> }): EscriptProvider =>
  standIns.has('escripts') ? createEmbeddedEscripts() : unconnected;
