/** An id that an operation was called with. */
export interface AuditTouch {
  name: string;
  id: string;
}

/** Collection `audit_events`: what staff did in customers' accounts. Lines are added, never changed or removed. */
export interface AuditEventDocument {
  _id: string;
  at: Date;
  staff_id: string;
  staff_name: string;
  /** Acted as, or whose data was read. */
  customer_id: string | null;
  /** The impersonated session; null for what staff did as themselves. */
  impersonation_id: string | null;
  reason: string | null;
  operation: string;
  touched: AuditTouch[];
  reads_health: boolean;
  outcome: 'allowed' | 'refused';
  request_id: string;
}
