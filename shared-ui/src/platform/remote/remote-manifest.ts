import type { RouteDefinition } from '../navigation/route-matching';
import type { SlotName } from '../slots/slot-types';

/** A remote's `remote.json`: its identity, its routes, the slots it fills and those it offers. */
export interface RemoteManifest {
  name: string;
  squad: string;
  description: string;
  routes: RouteDefinition[];
  /** The page for unmatched addresses; exactly one remote has it. */
  notFound?: string;
  /** Fragments of this remote that go into slots: `src/fragments/{fragment}`. */
  fills: {
    slot: SlotName;
    fragment: string;
    /** For overlays: a query parameter set to `true` opens the overlay with these props (`?login=true`). */
    openOn?: Record<string, Record<string, unknown>>;
  }[];
  /** Slots on this remote's pages. `many` allows more than one fill. */
  offers: { slot: SlotName; many: boolean }[];
}
