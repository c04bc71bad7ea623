/** Collection `rewards_cards`: which user a card is linked to. Its number is not stored: customers show its ends. */
export interface RewardsCardDocument {
  /** Hash of the provider and its own id of the card. */
  _id: string;
  user_id: string;
  linked_at: Date;
}
