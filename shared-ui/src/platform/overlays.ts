import { create } from 'zustand';
import type { OverlayName, SlotProps } from './slot-types';

type OverlayProps<Name extends OverlayName> = Omit<SlotProps[`overlay.${Name}`], 'onClose' | 'open'>;

interface OverlayState {
  open: { name: OverlayName; props: object } | null;
}

/** Which drawer or sheet is open; at most one is. Its content is a slot `overlay.{name}` that loads when first opened. */
export const useOverlayStore = create<OverlayState>(() => ({ open: null }));

export function openOverlay<Name extends OverlayName>(name: Name, props: OverlayProps<Name>): void {
  useOverlayStore.setState({ open: { name, props } });
}

export function closeOverlay(): void {
  useOverlayStore.setState({ open: null });
}
