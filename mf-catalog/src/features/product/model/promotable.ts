import { isAdvertisingRestricted } from '@saltbush/shared-ui/design/core';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';

/** Schedule 4, and schedule 3 outside Appendix H, stand in no carousel (rule advertising-02). */
export const isPromotable = (card: CardFieldsFragment): boolean => !isAdvertisingRestricted(card);
