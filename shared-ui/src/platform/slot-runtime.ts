import type { ComponentType } from 'react';
import type { SlotName } from './slot-types';

/** One component that a remote puts into a slot. */
export interface SlotFill {
  remote: string;
  fragment: string;
}

export interface FragmentModule {
  default: ComponentType<never>;
}

/** How slots find and load what fills them. The shell provides one for the browser and one for each document. */
export interface SlotRuntime {
  fillsOf(slot: SlotName): readonly SlotFill[];
  /** The same promise for the same attempt; a higher attempt loads anew after a failure. */
  load(fill: SlotFill, attempt: number): Promise<FragmentModule>;
  /** Resolves when an attempt that was given up has arrived after all: the next one shows it at once. */
  late?(fill: SlotFill, attempt: number): Promise<void>;
  /** Told when a fragment failed, for diagnostics. */
  report(fill: SlotFill, error: unknown): void;
}
