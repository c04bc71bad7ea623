import type { ComponentType } from 'react';
import type { SlotName } from './slot-types';

/** A component that a remote contributes to a slot. */
export interface SlotFill {
  remote: string;
  fragment: string;
}

export interface FragmentModule {
  default: ComponentType<never>;
}

/** A fragment takes long to load; it may still arrive, and is shown then. */
export class FragmentOverdue extends Error {
  override message = 'The fragment took too long to load';
}

/** Finds and loads the fills of slots. The shell provides one for the browser and one per document on the server. */
export interface SlotRuntime {
  fillsOf(slot: SlotName): readonly SlotFill[];
  /**
   * Returns the same promise for the same attempt; a higher attempt reloads after a failure. What only deferred slots have
   * asked for may wait until the page is used. Content that the document shows is waited for longer.
   */
  load(
    fill: SlotFill,
    attempt: number,
    isDeferred?: boolean,
    isInDocument?: boolean,
  ): Promise<FragmentModule>;
  /** Resolves when an attempt that timed out loads after all: the next attempt then renders immediately. */
  late?(fill: SlotFill, attempt: number): Promise<void>;
  /** Reports a failed fragment, for diagnostics. */
  report(fill: SlotFill, error: unknown): void;
  /** Reports a slot whose content is due and that no current release fills. */
  reportUnfilled?(slot: SlotName): void;
}
