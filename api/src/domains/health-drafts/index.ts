/**
 * What patients have entered in bookings and questionnaires that they have not finished.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { eraseDraft } from './store';
