import type { ClientSession } from 'mongodb';

declare const signature: unique symbol;

/** A query to higher domains, such as "what uses this patient?". */
export interface HookType<Subject, Finding> {
  readonly name: string;
  readonly [signature]?: (subject: Subject) => Finding;
}

/**
 * Returns what a domain has to report about the subject.
 * @param session the caller's transaction, to pass to every read; undefined if there is none
 * @returns null if there is nothing to report
 */
export type HookHandler<Subject, Finding> = (
  subject: Subject,
  session?: ClientSession,
) => Promise<Finding | null>;

/** Queries higher domains without importing them. One per api instance. */
export interface Hooks {
  /** Adds a handler. Called once per handler, while the api is assembled. */
  register<Subject, Finding>(type: HookType<Subject, Finding>, handle: HookHandler<Subject, Finding>): void;
  /** @returns the handlers' results, highest domain first: the handler added last runs first */
  call<Subject, Finding>(
    type: HookType<Subject, Finding>,
    subject: Subject,
    session?: ClientSession,
  ): Promise<Finding[]>;
}

/** Declares a query; exported by the domain that calls it. */
export const defineHook = <Subject, Finding>(name: string): HookType<Subject, Finding> => ({ name });
