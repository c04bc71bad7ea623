/**
 * The log of what staff do in customers’ accounts.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { createAuditLog } from './audit-log';
export { auditOperations } from './audit-operations';
export { createEndpointGate } from './endpoint-gate';
