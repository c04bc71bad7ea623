/** An id passed to an operation. */
export interface AuditTouch {
  name: string;
  id: string;
}

/** One thing that a read of the log asked for: a fixed word or a day. */
export interface AuditChoice {
  name: string;
  value: string;
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
  /** Only of reads of the log. */
  choice?: AuditChoice[];
  outcome: 'allowed' | 'refused';
  /** Only of what is committed together with its event: it is done if the event is there. */
  result?: 'done';
  request_id: string;
}

/** What became of something that was allowed. */
export interface AuditResult {
  result: 'done' | 'failed';
  /** The code of the error. */
  failure_code: string | null;
  /** How many lines were saved as a file. */
  exported?: number;
}

/** What failures are found by: what their event says, and when. */
export type AuditFailureKeys = Pick<
  AuditEventDocument,
  'staff_id' | 'customer_id' | 'impersonation_id' | 'operation' | 'reads_health'
> & { event_at: Date };

/**
 * Collection `audit_results`: what became of events, written after them. Append-only too; an event whose work was cut off has
 * none. Repetitions of a read share their event, which may have one result of each kind. Failures have what they are found by; those from
 * before that are followed by a copy that has it.
 */
export interface AuditResultDocument extends AuditResult, Partial<AuditFailureKeys> {
  /** The event's id and the result. */
  _id: string;
  event_id: string;
  at: Date;
}
