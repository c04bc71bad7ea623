/**
 * Customers' address books.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export {};
