/** Escapes a path segment or a query value. */
export const segment = encodeURIComponent;
