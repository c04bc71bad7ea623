const KEPT = 4;

/** The last 4 characters of an identifier, all of it that is shown or kept in the clear (rule health-13). */
export const lastFour = (identifier: string): string => {
  const characters = [...identifier.replace(/\s/g, '')];
  return characters.length > KEPT ? characters.slice(-KEPT).join('') : '';
};

/** An identifier or card of which only the last 4 characters are known: "•••• 9601". */
export const maskedLastFour = (last4: string): string => `•••• ${last4}`;
