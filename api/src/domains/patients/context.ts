import type { EscriptServices } from '../../escripts/check-escript';
import type { BaseContext } from '../../lib/context';

/** What the resolvers of patients get. */
export type PatientsContext = BaseContext & EscriptServices;
