export { focusField } from '../form-kit/focus-field';
export { type Desk, defineDesk } from './define-desk';
export { DeskCommands, type DeskLink, DeskNavigation, type Desks } from './desk-links';
export { DeskList, type DeskListState } from './desk-list';
export { matchWords } from './match-words';
export { useMissedCalls } from './missed-calls';
export { keepDraft, useNoteDraft } from './note-drafts';
export { type LargeStep, useConfirmStep } from './use-confirm-step';
export { useTitleCount } from './use-title-count';
