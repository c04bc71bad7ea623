import { AUTODELIVERY_NOT_CHOSEN, NO_AUTODELIVERIES } from '../autodelivery/choice';
import { byReason } from './message-template';

/** Errors of AutoDeliveries. */
export const AUTODELIVERY_ERRORS = {
  AUTODELIVERY_NOT_CHOSEN: byReason({ not_chosen: AUTODELIVERY_NOT_CHOSEN, none: NO_AUTODELIVERIES }),
  AUTODELIVERY_FULL: 'Your AutoDelivery is full.',
  AUTODELIVERY_ENDED: 'This AutoDelivery has ended.',
  AUTODELIVERY_PAUSED: 'Please resume this AutoDelivery first.',
  LOCKED_IN: 'This delivery is locked in and cannot be changed any more. You can change the next one.',
  WRONG_MILESTONE: ({ milestone }: { milestone: string }) =>
    `The next step of this AutoDelivery is ${milestone}.`,
};
