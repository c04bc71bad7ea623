/** Escapes one segment of a path, or one value of a query. */
export const segment = encodeURIComponent;
