const KEPT = 4;

/** Returns the last 4 characters of an identifier, the only part shown or stored in plain text (rule health-13). */
export const lastFour = (identifier: string): string => {
  const characters = [...identifier.replace(/\s/g, '')];
  return characters.length > KEPT ? characters.slice(-KEPT).join('') : '';
};

/** Formats an identifier or card of which only the last 4 characters are known: "•••• 9601". */
export const maskedLastFour = (last4: string): string => `•••• ${last4}`;
