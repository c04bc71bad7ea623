import type { ClientSession } from 'mongodb';

declare const signature: unique symbol;

/** A question that a domain puts to the domains above it, such as "what uses this patient?". */
export interface HookType<Subject, Finding> {
  readonly name: string;
  readonly [signature]?: (subject: Subject) => Finding;
}

/**
 * Reports what a domain knows of the subject.
 * @param session the asking transaction, to pass to every read; undefined where there is none
 * @returns null when there is nothing to report
 */
export type HookHandler<Subject, Finding> = (
  subject: Subject,
  session?: ClientSession,
) => Promise<Finding | null>;

/** How a domain asks the domains above it without knowing them. One per assembled api. */
export interface Hooks {
  /** Adds a handler. Domains do so once, while the api is assembled. */
  register<Subject, Finding>(type: HookType<Subject, Finding>, handle: HookHandler<Subject, Finding>): void;
  /** @returns what the handlers report, the highest domain first: the handler added last is asked first */
  ask<Subject, Finding>(
    type: HookType<Subject, Finding>,
    subject: Subject,
    session?: ClientSession,
  ): Promise<Finding[]>;
}

/** Declares a question; the domain that asks it exports the declaration. */
export const defineHook = <Subject, Finding>(name: string): HookType<Subject, Finding> => ({ name });

/** @returns a registry of handlers without any */
export function createHooks(): Hooks {
  const handlers = new Map<HookType<never, unknown>, HookHandler<never, unknown>[]>();
  return {
    register(type, handle) {
      handlers.set(type, [handle as HookHandler<never, unknown>, ...(handlers.get(type) ?? [])]);
    },
    async ask<Subject, Finding>(type: HookType<Subject, Finding>, subject: Subject, session?: ClientSession) {
      const findings: Finding[] = [];
      for (const handle of (handlers.get(type) ?? []) as unknown as HookHandler<Subject, Finding>[]) {
        const finding = await handle(subject, session);
        if (finding !== null) findings.push(finding);
      }
      return findings;
    },
  };
}
