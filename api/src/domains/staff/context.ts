import type { JourneysContext } from '../journeys';

/** What the resolvers of staff get. */
export type StaffContext = JourneysContext;
