import type { Db } from 'mongodb';
import type { AuditEventDocument, AuditResult, AuditResultDocument } from './documents';

/** The log. Nothing in it is changed or removed. */
export const events = (db: Db) => db.collection<AuditEventDocument>('audit_events');

/** What became of events, likewise. */
export const results = (db: Db) => db.collection<AuditResultDocument>('audit_results');

/** @returns the id of an event's result: there is one of each kind */
export const resultId = (eventId: string, result: AuditResult['result']): string => `${eventId} ${result}`;
