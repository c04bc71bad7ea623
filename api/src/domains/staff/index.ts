/**
 * Staff tools: finding customers and reading their records.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export type { StaffContext } from './context';
