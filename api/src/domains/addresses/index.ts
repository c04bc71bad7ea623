/**
 * The address book of a customer.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export {};
