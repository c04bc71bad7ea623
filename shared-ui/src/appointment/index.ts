export { consultTimesQuery, JourneyConsultTimesDocument } from './consult-times';
export { MoveConsult, type MoveConsultProps } from './MoveConsult';
export { MoveDialog, type MoveDialogProps } from './MoveDialog';
export { JourneySubscriptionsMoveConsultDocument } from './move-consult';
export { SlotsSkeleton } from './SlotsSkeleton';
export { findFree, type Refuse, type SlotDay, toSlotModel } from './slot-model';
export { useHasPassed } from './use-has-passed';
