/** The field that holds the gateway's id of a payment method, as documents and GraphQL operations name it. */
export type SourceField = Readonly<Record<'stripe_source_id', string>>;

/** @returns the gateway's id of a payment method, or of the one that a document is charged to. */
export const sourceIdOf = ({ stripe_source_id }: SourceField): string => stripe_source_id;

/** @returns the field to store for the gateway's id of a payment method. */
export const sourceField = (sourceId: string): SourceField => ({ stripe_source_id: sourceId });

/** @returns the gateway's id of the payment method that an input names; null if it names none. */
export const namedSourceId = ({
  stripe_source_id,
}: Readonly<{ stripe_source_id?: string | null }>): string | null => stripe_source_id || null;
