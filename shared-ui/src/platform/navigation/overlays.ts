import { create } from 'zustand';
import type { OverlayName, SlotProps } from '../slots/slot-types';

type OverlayProps<Name extends OverlayName> = Omit<SlotProps[`overlay.${Name}`], 'onClose' | 'open'>;

interface OverlayState {
  open: { name: OverlayName; props: object } | null;
}

/** The open drawer or sheet; at most one is open. Its content is a slot `overlay.{name}`, loaded on first opening. */
export const useOverlayStore = create<OverlayState>(() => ({ open: null }));

/** Opens an overlay, replacing the one that is open. */
export function openOverlay<Name extends OverlayName>(name: Name, props: OverlayProps<Name>): void {
  useOverlayStore.setState({ open: { name, props } });
}

/** Closes the open overlay, if any. */
export function closeOverlay(): void {
  useOverlayStore.setState({ open: null });
}
