export { type Desk, defineDesk } from './define-desk';
export { DeskList, type DeskListState } from './desk-list';
