/** Operators that MongoDB supports and this server refuses by name. */
export const UNSUPPORTED = new Set([
  '$where',
  '$jsonSchema',
  '$text',
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
]);
