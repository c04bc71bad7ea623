import type { ClientSession } from 'mongodb';
import type { HookHandler, Hooks, HookType } from './hooks';

/** @returns an empty registry of handlers */
export function createHooks(): Hooks {
  const handlers = new Map<HookType<never, unknown>, HookHandler<never, unknown>[]>();
  return {
    register(type, handle) {
      handlers.set(type, [handle as HookHandler<never, unknown>, ...(handlers.get(type) ?? [])]);
    },
    async call<Subject, Finding>(
      type: HookType<Subject, Finding>,
      subject: Subject,
      session?: ClientSession,
    ) {
      const findings: Finding[] = [];
      for (const handle of (handlers.get(type) ?? []) as unknown as HookHandler<Subject, Finding>[]) {
        const finding = await handle(subject, session);
        if (finding !== null) findings.push(finding);
      }
      return findings;
    },
  };
}
