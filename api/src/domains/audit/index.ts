/**
 * The audit log of what staff do in customers’ accounts.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export { createAuditLog } from './audit-log';
export { auditOperations } from './audit-operations';
export { createEndpointGate, failureOf } from './endpoint-gate';
export type { LogChoice, LogOutcome, LogPlace } from './listing/choice';
export { type ListedEvent, type LogPage, listLines } from './listing/list-lines';
export { beginAudited, runAudited } from './run-audited';
export { hasActed } from './store';
