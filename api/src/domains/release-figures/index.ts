/**
 * How releases do in browsers: counts and times, never anything of a person.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { RETENTION_MS } from './store';
