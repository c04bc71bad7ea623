export { Dialog, type DialogProps } from './components/Dialog/Dialog';
export type { ModalProps } from './components/Dialog/Modal';
export { Menu, type MenuEntry, type MenuProps } from './components/Menu/Menu';
export { Popover, type PopoverProps } from './components/Popover/Popover';
export { ResponsiveDialog, Sheet, type SheetProps } from './components/Sheet/Sheet';
export { ToastRegion } from './components/Toast/ToastRegion';
export { type ToastOptions, toast } from './components/Toast/toast';
export { Tooltip } from './components/Tooltip/Tooltip';
export { useScrollLock } from './internal/useScrollLock';
