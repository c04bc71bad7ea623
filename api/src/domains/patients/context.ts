import type { EscriptServices } from '../../escripts/check-escript';
import type { BaseContext } from '../../lib/context';

/** Context of the patients resolvers. */
export type PatientsContext = BaseContext & EscriptServices;
