/**
 * Staff tools: finding customers and reading their records.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { checkContent } from './content/check-links';
export type { StaffContext } from './context';
