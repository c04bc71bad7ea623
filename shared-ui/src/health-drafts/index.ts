export { DraftNote } from './DraftNote';
export { cookiePlace, type DraftPlace, tabPlace } from './draft-place';
export { createHealthDraft, type HealthDraft, type HealthDraftState } from './health-draft';
export { isLeftBehind, LeftNote, SIGN_IN_TO_GO_ON } from './LeftNote';
export {
  type DraftForm,
  HealthDraftDeleteDocument,
  HealthDraftDocument,
  HealthDraftSaveDocument,
} from './operations';
export { ResumeNote } from './ResumeNote';
export { useHealthDraft } from './use-health-draft';
