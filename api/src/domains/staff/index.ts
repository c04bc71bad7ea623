/**
 * The desks of staff: finding customers and reading their records.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export type { StaffContext } from './context';
