/** An id passed to an operation. */
export interface AuditTouch {
  name: string;
  id: string;
}

/** Collection `audit_events`: what staff did in customers' accounts. Append-only. */
export interface AuditEventDocument {
  _id: string;
  at: Date;
  staff_id: string;
  staff_name: string;
  /** The customer staff acted as, or whose data was read. */
  customer_id: string | null;
  /** The impersonated session; null if staff acted under their own identity. */
  impersonation_id: string | null;
  reason: string | null;
  operation: string;
  touched: AuditTouch[];
  reads_health: boolean;
  outcome: 'allowed' | 'refused';
  request_id: string;
}
