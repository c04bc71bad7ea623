import { isAdvertisingRestricted } from '@saltbush/shared-ui/design/core';
import type { CardFieldsFragment } from '../../generated/gql/graphql';

/** Returns false for schedule 4, and for schedule 3 outside Appendix H (rule advertising-02). */
export const isPromotable = (card: CardFieldsFragment): boolean => !isAdvertisingRestricted(card);
