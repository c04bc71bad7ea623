/** The field that holds the gateway's id of a card, as documents and GraphQL operations name it. */
export interface SourceField {
  stripe_source_id: string;
}

/** @returns the gateway's id of a card, or of the card that a document is charged to. */
export const sourceIdOf = ({ stripe_source_id }: SourceField): string => stripe_source_id;

/** @returns the field to store for the gateway's id of a card. */
export const sourceField = (sourceId: string): SourceField => ({ stripe_source_id: sourceId });
