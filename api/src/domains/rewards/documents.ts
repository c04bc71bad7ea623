/** Collection `rewards_cards`: the user a card is linked to. The number is not stored; customers have its ends. */
export interface RewardsCardDocument {
  /** Hash of the provider and its id of the card. */
  _id: string;
  user_id: string;
  linked_at: Date;
}
